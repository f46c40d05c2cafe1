// Searching statements, readings and every ruling. The rulings are those that the page lists where scripts are off.
const AT_MOST = 30;
let cases;

function searchView() {
  const query = plain(soughtIn()).split(/\s+/).filter(Boolean);
  const place = document.getElementById("found");
  if (!query.length) return place.replaceChildren(h("p", { class: "soft" }, say("type_something")));
  const fits = (words) => query.every((word) => words.includes(word));
  cases ??= all(".case", fragment(document.getElementById("listed").textContent)).map((element) => ({ element, words: {} }));
  const statements = [...STATEMENTS.values()].filter(({ label, title, text: words }) => fits(plain(`${label} ${text(title)} ${text(words)}`)));
  const readings = [...READINGS.values()].filter(({ id, title, gap, why, answers }) =>
    fits(plain(`${id} ${[title, gap, why, ...answers.map(([, words]) => words)].map(text).join(" ")}`)));
  const rulings = cases.filter((one) => fits(one.words[root.lang] ??= wordsOf(one.element)));
  const found = [
    group("found_rulings", rulings, ({ element }) => caseView(element), say("rulings_as_for_white")),
    group("found_statements", statements, (one) => h("li", {}, statementView(one))),
    group("found_readings", readings, readingView),
  ].filter(Boolean);
  place.replaceChildren(...(found.length ? found : [h("p", { class: "soft" }, say("nothing_found"))]));
}

function wordsOf(element) {
  const other = root.lang === "ru" ? "en" : "ru";
  const own = element.cloneNode(true);
  for (const foreign of all(`[lang=${other}]`, own)) foreign.remove();
  return plain(own.textContent) + " " + plain(text(regulationOf(element.dataset.regulation).name));
}

function group(name, results, view, note) {
  return results.length ? h("section", { class: "part" },
    h("h3", {}, `${say(name)}: ${results.length}`), note && h("p", { class: "soft" }, note),
    h("ul", { class: "results" }, results.slice(0, AT_MOST).map(view)),
    results.length > AT_MOST && h("p", { class: "soft" }, `… ${say("more")}`)) : null;
}

function caseView(element) {
  const shown = h("li", { class: "case" }, [...element.children].map((child) => child.cloneNode(true)));
  for (const link of all("a", shown)) link.href = reportAddress(link.hash);
  const verdict = shown.querySelector(".verdict");
  const about = regulationOf(element.dataset.regulation).name;
  verdict.replaceChildren(h("a", { href: `#${element.dataset.to}&lang=${root.lang}` }, [...verdict.childNodes]));
  shown.prepend(h("p", { class: "eyebrow" }, text(about)));
  return shown;
}

function readingView({ id, title, answers }) {
  return h("li", {}, h("article", { class: "ground" },
    h("p", { class: "head" }, h("a", { class: "label", href: reportAddress(`#reading-${id}`) }, text(title))),
    h("p", { class: "restated" }, h("span", { class: "soft" }, `${say("taken")}: `), text(answers[0][1]))));
}

function searching() {
  const input = document.querySelector("#finder input");
  let waiting;
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { amend({ q: input.value.trim() }); searchView(); }, 120);
  });
  document.getElementById("finder").addEventListener("submit", (event) => event.preventDefault());
}
