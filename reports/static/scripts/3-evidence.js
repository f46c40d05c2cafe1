// What is folded is data until it is opened: the browser does not build what nobody looks at, and 10,000 scenarios open as
// fast as a few. Every piece of markup that repeats itself is there once; a stretch of the page is put together from them.
const KEPT = "data-kept";
let read = null;
const kept = () => (read ??= JSON.parse(document.getElementById("kept").textContent));
const passage = (number) => kept().passages[number].map((piece) => kept().pieces[piece]).join("");

function draw(fold) {
  if (!fold.hasAttribute(KEPT)) return;
  const passages = kept().stretches[fold.getAttribute(KEPT)];
  fold.removeAttribute(KEPT);
  fold.insertAdjacentHTML("beforeend", passages.map(passage).join(""));
}

function unfold(fold) {
  draw(fold);
  fold.open = true;
}

// Something for each of many, a little at a time, so that the page answers in between. What is begun later replaces it.
const AT_A_STRETCH = 12;
let begun = 0;

async function inTurn(many, each) {
  const own = ++begun;
  let since = performance.now();
  for (const one of many) {
    if (performance.now() - since > AT_A_STRETCH) {
      await new Promise((go) => { setTimeout(go); });
      if (own !== begun) return;
      since = performance.now();
    }
    each(one);
  }
}

function drawWhenOpened() {
  document.addEventListener("toggle", ({ target }) => { if (target.open) draw(target); }, true);
  for (const button of all("[data-fold]")) {
    button.addEventListener("click", () => {
      const open = button.dataset.fold === "open";
      const scenarios = all(".statement:not([hidden]) .scenario").filter((scenario) => scenario.open !== open);
      inTurn(scenarios, open ? unfold : (scenario) => { scenario.open = false; });
    });
  }
}

// --- what is searched: the words of an element, whether its evidence is drawn or not ---
const plain = (text) => text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
const ENTITIES = { lt: "<", gt: ">", amp: "&", "#34": '"', "#39": "'" };
const words = new Map();
const spoken = new Map();

function wordsOf(element) {
  if (!words.has(element)) words.set(element, all(":scope .scenario", element).length ? around(element) : written(element));
  return words.get(element);
}

// An element with what is kept of it; drawn once, its words stay the same.
function written(element) {
  const folds = [element, ...all(`[${KEPT}]`, element)].filter((one) => one.hasAttribute(KEPT));
  return [plain(element.textContent), ...folds.flatMap((fold) => kept().stretches[fold.getAttribute(KEPT)].map(said))].join(" ");
}

// The words of a passage, without its markup and its drawing.
function said(number) {
  if (!spoken.has(number)) {
    const bare = passage(number).replace(/<svg.*?<\/svg>/gs, " ").replace(/<[^>]*>/g, " ");
    spoken.set(number, plain(bare.replace(/&(#?\w+);/g, (_, name) => ENTITIES[name] ?? " ")));
  }
  return spoken.get(number);
}

// Before anything is sought, what is kept is made ready for it, whenever the page has nothing else to do.
function makeReady() {
  const idly = globalThis.requestIdleCallback ?? ((each) => setTimeout(() => each({ timeRemaining: () => AT_A_STRETCH })));
  let number = 0;
  const more = (left) => {
    while (number < kept().passages.length && left.timeRemaining() > 1) said(number++);
    if (number < kept().passages.length) idly(more);
  };
  idly(more);
}

// A statement's own words: its evidence is asked by itself.
function around(element) {
  return [...[...element.children].filter((one) => !one.matches(".evidence")).map(written),
    ...all(".evidence > :not(.scenario, .outline)", element).map((one) => plain(one.textContent))].join(" ");
}
