// The desk. It only looks up: every ruling was decided before, for every combination of answers, and is in the data.
const root = document.documentElement;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const data = JSON.parse(document.getElementById("desk-data").textContent);
const QUESTIONS = data.questions;
const INCIDENTS = data.incidents.map((incident) => ({
  ...incident,
  questions: new Map(incident.questions.map((number) => [QUESTIONS[number].id, QUESTIONS[number]])),
}));
const incidentOf = (id) => INCIDENTS.find((incident) => incident.id === id);
const REGULATIONS = data.regulations.map((regulation) => ({
  ...regulation,
  incidents: INCIDENTS.filter(({ id }) => data.entries.some((entry) => entry[0] === regulation.id && entry[1] === id)),
}));
const regulationOf = (id) => REGULATIONS.find((regulation) => regulation.id === id);
const STATEMENTS = new Map(data.statements.map(([id, label, title, text]) => [id, { id, label, title, text }]));
const READINGS = new Map(data.readings.map(([id, title, gap, answers, why, statements]) =>
  [id, { id, title, gap, answers, why, statements }]));

// An element with attributes and children; what is false or missing is left out.
function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// What the page keeps as text until it is wanted.
function fragment(written) {
  const made = document.createElement("template");
  made.innerHTML = written;
  return made.content;
}
