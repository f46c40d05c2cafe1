// Reading mode, filter and search.
const FOUND_AT_ONCE = 2000;

function choice() {
  const { by, standing, q } = form().elements;
  return { by: by.value, standing: standing.value, q: q.value.trim() };
}

// Put the address's choice into the form; what the page does not have is left out.
function choose() {
  for (const name of ["by", "standing"]) {
    const wanted = asked().get(name) ?? "";
    const options = all(`[name="${name}"]`);
    (options.find((one) => one.value === wanted) ?? options[0]).checked = true;
  }
  form().elements.q.value = (asked().get("q") ?? "").slice(0, LONGEST_SEARCH);
}

function fits(element, standing) {
  return !standing || element.dataset.standing === standing;
}

// A Russian word is sought in all its forms: without its ending.
const stem = (word) => word.replace(/^([а-я]{4,}?)[аеиоуыэюяйьмхв]{1,3}$/, "$1");

// A statement fits when its own words and those of one of its scenarios have all the words between them.
function says(element, sought, hits) {
  const own = wordsOf(element);
  const missing = sought.filter((word) => !own.includes(word));
  let found = !missing.length;
  for (const scenario of all(".scenario", element)) {
    const told = wordsOf(scenario);
    if (sought.every((word) => told.includes(word))) hits.add(scenario);
    found ||= missing.every((word) => told.includes(word));
  }
  return found;
}

function apply() {
  const { by, standing, q } = choice();
  const sought = plain(q).split(/\s+/).filter(Boolean).map(stem);
  const hits = new Set();
  const byQuestion = by === "question";
  root.dataset.by = by || "regulation";
  let count = 0;
  for (const row of all(".question .row")) row.hidden = !fits(row, standing);
  for (const element of all(byQuestion ? ".question, .reading" : ".statement, .reading")) {
    const stands = element.matches(".question") ? element.querySelector(".row:not([hidden])") : fits(element, standing);
    element.hidden = !(stands && (!sought.length || says(element, sought, hits)));
    count += !element.hidden && !element.matches(".reading");
  }
  for (const section of all(".clause")) section.hidden = !section.querySelector(".statement:not([hidden])");
  for (const section of all(".regulation")) {
    section.hidden = byQuestion || !section.querySelector(".clause:not([hidden])");
  }
  const questions = document.querySelector(".questions");
  if (questions) questions.hidden = !byQuestion || !count;
  const readings = document.querySelector(".readings");
  readings.hidden = !readings.querySelector(".reading:not([hidden])");
  const narrowed = Boolean(standing || sought.length);
  for (const section of all(".conflicts, .legend")) section.hidden = narrowed;
  for (const scenario of all(".scenario.hit")) if (!hits.has(scenario)) scenario.classList.remove("hit");
  for (const scenario of hits) scenario.classList.add("hit");
  const found = form().querySelector(".found");
  found.hidden = !narrowed;
  found.querySelector("b").textContent = count;
  found.querySelector(".nothing").hidden = count > 0 || !readings.hidden;
  light(sought);
}

// Mark the words where they stand.
function light(sought) {
  if (!globalThis.CSS?.highlights) return;
  CSS.highlights.delete("found");
  const long = sought.filter((word) => word.length > 1);
  if (!long.length) return;
  const ranges = [];
  for (const element of all(".statement:not([hidden]), .reading:not([hidden]), .question:not([hidden])")) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && ranges.length < FOUND_AT_ONCE) {
      const text = plain(walker.currentNode.data);
      for (const word of long) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

// A change by the reader: shown, and a step that the back button undoes. Typing on is the same step.
function changed() {
  const typing = asked().get("q") && form().elements.q.value.trim() && document.activeElement === form().elements.q;
  remember(choice(), !typing);
  apply();
  const { top } = document.getElementById("text").getBoundingClientRect();
  if (top < 0 || choice().q || choice().standing) toText();
}

function find() {
  const search = form().elements.q;
  let waiting;
  search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(changed, 120); });
  form().addEventListener("change", ({ target }) => { if (target !== search) changed(); });
  form().querySelector(".clear").addEventListener("click", everything);
  form().addEventListener("submit", (event) => { event.preventDefault(); changed(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "Escape" && document.activeElement === search) {
      everything();
    }
  });
}

// Show all statements again, in the mode that is being read.
function everything() {
  form().elements.q.value = "";
  all('[name="standing"]')[0].checked = true;
  changed();
}
