// A link leads to what it names, also where it is folded or filtered away; back leads to where it was followed.
function reveal() {
  const name = location.hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(unescaped(name)) ?? inFolded(unescaped(name));
  if (!target) return;
  if (target.closest("[hidden]")) show(target);
  for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) unfold(fold);
  settle(() => target.scrollIntoView());
}

function unescaped(name) {
  try { return decodeURIComponent(name); } catch { return name; }
}

// What stands in folded evidence is found by its scenario's name, which it begins with.
function inFolded(name) {
  const scenario = document.getElementById(name.replace(/\.[\w-]+$/, ""));
  if (!scenario?.matches(".scenario")) return null;
  draw(scenario);
  return document.getElementById(name) ?? scenario;
}

function show(target) {
  const { elements } = form();
  elements.q.value = "";
  all('[name="standing"]')[0].checked = true;
  if (target.closest(".regulation")) all('[name="by"]')[0].checked = true;
  if (target.closest(".questions")) elements.by.value = "question";
  remember(choice());
  apply();
}

// What is first drawn on the way moves the place: go to it until it stays.
function settle(go) {
  let tries = 6;
  const again = () => {
    const before = scrollY;
    go();
    if (scrollY !== before && tries--) requestAnimationFrame(again);
  };
  again();
}

function arrive() {
  choose();
  remember({ lang: root.dataset.lang });
  apply();
  land();
}

// Go where the address says: as far down as it was left, to the place it names, or to what a search or filter left.
function land() {
  const down = history.state?.down;
  const { standing, q } = choice();
  if (down !== undefined) settle(() => scrollTo(0, down));
  else if (location.hash) reveal();
  else if (standing || q) settle(toText);
}

// The tools at the head of the text stay in sight: a place must come to stand below them, the text's own head not.
function toText() {
  const { top } = document.getElementById("text").getBoundingClientRect();
  scrollBy(0, top);
}

function keepBelowTools() {
  const measure = () => { root.style.scrollPaddingTop = `${form().offsetHeight + 12}px`; };
  if (globalThis.ResizeObserver) new ResizeObserver(measure).observe(form());
  measure();
}

function followLinks() {
  history.scrollRestoration = "manual";
  let arrived = location.href;
  addEventListener("popstate", () => { arrived = location.href; arrive(); });
  addEventListener("hashchange", () => { if (arrived !== location.href) { arrived = location.href; reveal(); } });
  addEventListener("pagehide", leave);
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    if (link.getAttribute("href") === location.hash) reveal(); else leave();
  });
}
