// The answer that is none of those listed: what has happened is not covered by the texts.
const NONE_OF_THESE = "none";

// What is known so far, and the question that comes next.
function askingView(here) {
  const { regulation, incident, found } = here;
  const parts = [];
  if (!regulation) return [askRegulation()];
  parts.push(known("regulation", say("regulation"), text(regulationOf(regulation).name), () => afresh({ regulation: null })));
  if (here.uncovered) {
    parts.push(known("incident", say("incident"), say("none_of_these"), () => go({ incident: null })));
    return [...parts, uncoveredView(regulation)];
  }
  if (!incident) return [...parts, takenDifferently(here), askIncident(regulation)];
  parts.push(known("incident", say("incident"), text(incidentOf(incident).title), () => afresh({})));
  for (const { question, option, usual } of found.asked) {
    parts.push(known(question.id, text(question.text), text(option[1]), () => (usual ? reopen(question.id) : go({ [question.id]: null })), usual));
  }
  parts.push(takenDifferently(here));
  if (found.question) parts.push(ask(found.question));
  return parts;
}

// One line of what is known, with a way to change it.
function known(name, question, answer, undo, usual) {
  return h("p", { class: usual ? "known usual" : "known", "data-known": name },
    h("span", { class: "asked" }, question), " ", h("b", { class: "answered" }, answer), " ",
    h("button", {
      type: "button", class: "again", "aria-label": `${say("change")}: ${question}`,
      onclick: undo,
    }, say("change")));
}

// An answer that was taken as usual is asked after all.
function reopen(name) {
  const { incident } = present();
  const line = document.querySelector(`[data-known="${name}"]`);
  const asked = ask(incidentOf(incident).questions.get(name));
  line.replaceWith(asked);
  asked.querySelector("h3").focus();
}

function options(name, heading, groups) {
  return h("section", { class: "question-card", "data-question": name, "aria-labelledby": `ask-${name}` },
    h("h3", { id: `ask-${name}`, tabindex: "-1" }, heading),
    groups.map(([group, choices]) => [
      group && h("h4", {}, group),
      h("div", { class: "options" }, choices.map(([value, words, changes]) =>
        h("button", { type: "button", class: "option", "data-option": value, onclick: () => go(changes) }, words))),
    ]));
}

function ask(question) {
  const listed = question.options.map(([id, words]) => [id, sentence(text(words)), { [question.id]: id }]);
  return options(question.id, text(question.text), [[null, question.id === "violation" ? [...listed, noneOfThese()] : listed]]);
}

const noneOfThese = () => [NONE_OF_THESE, say("none_of_these"), { incident: NONE_OF_THESE }];

// What the referee can do about what no clause names: all that the regulation says, the nearest to be found by reading.
function uncoveredView(regulation) {
  return h("section", { class: "question-card ruling silent uncovered", "aria-labelledby": "uncovered-heading" },
    h("h3", { id: "uncovered-heading", tabindex: "-1" }, say("uncovered")),
    h("p", {}, say("uncovered_do")),
    h("p", {}, h("button", { type: "button", class: "again", onclick: () => go({ view: "search" }) }, say("uncovered_search"))),
    h("h4", {}, say("uncovered_nearest")),
    [...STATEMENTS.values()].filter(({ id }) => id.startsWith(`${regulation}:`)).map(statementView));
}

function askRegulation() {
  return options("regulation", say("under_which"), [
    [null, REGULATIONS.map(({ id, name, games }) => [id, [sentence(text(name)), games === null ? "" : h("small", {}, text(games))], { regulation: id }])],
  ]);
}

function askIncident(regulation) {
  const groups = new Map();
  for (const incident of regulationOf(regulation).incidents) {
    const group = text(incident.group);
    groups.set(group, [...(groups.get(group) ?? []), [incident.id, text(incident.title), { incident: incident.id }]]);
  }
  return options("incident", say("what_happened"), [...groups, [null, [noneOfThese()]]]);
}

// The readings taken differently, wherever that makes a difference here.
function takenDifferently({ regulation, incident, choices }) {
  const matter = [...choices].filter(([id]) => incident
    ? readingsThatMatter(regulation, incident).includes(id)
    : regulationOf(regulation).incidents.some((each) => readingsThatMatter(regulation, each.id).includes(id)));
  return matter.length ? h("section", { class: "differently" },
    h("h3", {}, say("differently")),
    h("ul", {}, matter.map(([id, value]) => h("li", {},
      text(READINGS.get(id).answers.find(([answer]) => answer === value)[1]), " ",
      h("button", { type: "button", class: "again", onclick: () => go({ [READING + id]: null }) }, say("as_usual")))))) : null;
}
