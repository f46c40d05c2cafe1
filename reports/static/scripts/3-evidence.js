// Folded evidence is text until it is opened: the browser does not build what nobody looks at, and 10,000 scenarios
// open as fast as a few. Without scripts it is all there.
function draw(scenario) {
  const kept = scenario.querySelector(":scope > noscript");
  if (!kept) return;
  const made = document.createElement("template");
  made.innerHTML = kept.textContent;
  kept.replaceWith(made.content);
}

function unfold(scenario) {
  if (scenario.matches(".scenario")) draw(scenario);
  scenario.open = true;
}

function drawWhenOpened() {
  document.addEventListener("toggle", ({ target }) => {
    if (target.open && target.matches(".scenario")) draw(target);
  }, true);
  for (const button of all("[data-fold]")) {
    button.addEventListener("click", () => {
      const open = button.dataset.fold === "open";
      for (const scenario of all(".statement:not([hidden]) .scenario")) {
        if (open) unfold(scenario); else scenario.open = false;
      }
    });
  }
}

// --- what is searched: the words of an element, whether its evidence is drawn or not ---
const plain = (text) => text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
const ENTITIES = { lt: "<", gt: ">", amp: "&", "#34": '"', "#39": "'" };
const words = new Map();

function wordsOf(element) {
  if (!words.has(element)) words.set(element, plain(all(":scope .scenario", element).length ? around(element) : written(element)));
  return words.get(element);
}

function written(element) {
  const kept = element.querySelector(":scope > noscript");
  if (!kept) return element.textContent;
  const bare = kept.textContent.replace(/<svg.*?<\/svg>/gs, " ").replace(/<[^>]*>/g, " ");
  return element.firstElementChild.textContent + " " + bare.replace(/&(#?\w+);/g, (_, name) => ENTITIES[name] ?? " ");
}

// A statement's own words: its evidence is asked by itself.
function around(element) {
  return [...element.children].filter((one) => !one.matches(".evidence")).map((one) => one.textContent).join(" ") +
    " " + all(".evidence > :not(.scenario, .outline)", element).map((one) => one.textContent).join(" ");
}
