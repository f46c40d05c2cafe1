// Showing what the address says.
function present() {
  const from = state();
  const regulation = regulationOf(from.get("regulation"))?.id;
  const incident = regulation && regulationOf(regulation).incidents.find(({ id }) => id === from.get("incident"))?.id;
  const [answers, choices] = [answersOf(from), choicesOf(from)];
  const uncovered = Boolean(regulation) && from.get("incident") === NONE_OF_THESE;
  const found = incident && lookUp(regulation, incident, answers, choices);
  return { state: from, regulation, incident, uncovered, answers, choices, found };
}

function showDesk() {
  const here = present();
  document.getElementById("asking").replaceChildren(...askingView(here).filter(Boolean));
  document.getElementById("given").replaceChildren(...(here.found?.ruling ? rulingView(here).filter(Boolean) : []));
  if (here.found?.ruling) typed();
}

function show({ focus = false } = {}) {
  const view = viewOf();
  document.body.toggleAttribute("data-begun", view !== "decide" || state().has("regulation"));
  for (const section of all(".view")) section.hidden = section.id !== view;
  for (const link of all(".views [data-view]")) {
    if (link.dataset.view === view) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    const kept = new URLSearchParams([...state()].filter(([key]) => key === "lang" || key === "regulation"));
    link.href = addressWith({ view: link.dataset.view === "decide" ? null : link.dataset.view }, kept);
  }
  if (view === "decide") showDesk();
  if (view === "training") trainingView();
  if (view === "search") {
    const input = document.querySelector("#finder input");
    if (document.activeElement !== input) input.value = soughtIn();
    searchView();
    if (focus) input.focus();
  }
  if (focus && view !== "search") arrive();
}

// Go to what comes next: the question, or the verdict.
function arrive() {
  const ruling = document.getElementById("verdict");
  const place = document.querySelector("#asking .question-card h3") ?? ruling ?? document.getElementById("rule");
  if (!place) return;
  place.focus({ preventScroll: true });
  const card = place.closest("section");
  const { top, bottom, height } = card.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    card.scrollIntoView({ block: place === ruling || height > innerHeight * 0.8 ? "start" : "nearest" });
  }
}

root.classList.add("scripts");
speak(startingLanguage());
for (const button of all(".switch button")) {
  button.addEventListener("click", () => {
    memory.set("lasca-rules-lang", button.dataset.lang);
    speak(button.dataset.lang);
    amend({ lang: button.dataset.lang });
    show();
  });
}
searching();
amend({ lang: root.lang });
addEventListener("hashchange", () => {
  const language = startingLanguage();
  if (language !== root.lang) speak(language);
  show({ focus: true });
});
show();
