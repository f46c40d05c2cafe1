// The address says everything: view, regulation, incident, answers, readings taken, what was entered, language. Each
// answer is a step, which the back button undoes; what is typed in is not.
const READING = "reading.";
const OF_THE_PAGE = ["view", "lang", "q", "exercise", "regulation", "incident"];

const LONGEST_SEARCH = 200;

const state = () => new URLSearchParams(location.hash.slice(1));
const soughtIn = (from = state()) => (from.get("q") ?? "").slice(0, LONGEST_SEARCH).trim();

function addressWith(changes, from = state()) {
  const next = new URLSearchParams(from);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === "") next.delete(key); else next.set(key, value);
  }
  return `#${next}`;
}

// A step: kept in the history of the browser.
function go(changes, from = state()) {
  location.hash = addressWith(changes, from);
}

// Not a step: the present address is put right.
function amend(changes) {
  const address = addressWith(changes);
  if (address === location.hash) return;
  try { history.replaceState(history.state, "", address); } catch { location.replace(address); }
}

function viewOf(from = state()) {
  const wanted = from.get("view");
  return ["training", "search"].includes(wanted) ? wanted : "decide";
}

function answersOf(from = state()) {
  const kept = [...from].filter(([key]) =>
    !Object.hasOwn(FIELDS, key) && !OF_THE_PAGE.includes(key) && !key.startsWith(READING));
  return new Map(kept);
}

function choicesOf(from = state()) {
  const taken = [...from].filter(([key]) => key.startsWith(READING)).map(([key, value]) => [key.slice(READING.length), value]);
  return new Map(taken.filter(([id, value]) => READINGS.get(id)?.answers.slice(1).some(([answer]) => answer === value)));
}

// What a new case keeps: language, regulation, readings.
function afresh(changes) {
  const kept = [...state()].filter(([key]) => key === "lang" || key === "regulation" || key.startsWith(READING));
  go(changes, new URLSearchParams(kept));
}
