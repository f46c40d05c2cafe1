// What a ruling rests on: statements with their restatements, readings with what else could be taken, and what the
// other regulation would say.
function groundsView(under, heading) {
  return h("section", { class: "part grounds" }, h("h3", {}, heading),
    under.length ? under.map((id) => statementView(STATEMENTS.get(id))) : h("p", { class: "soft" }, say("no_grounds")));
}

function statementView({ id, label, title, text: words }) {
  return h("article", { class: "ground" },
    h("p", { class: "head" }, h("a", { class: "label", href: reportAddress(`#${id}`) }, label), " ", h("b", {}, text(title))),
    h("p", { class: "restated" }, text(words)));
}

function readingsView({ regulation, incident, found, choices }) {
  const shown = found.ruling.readings.map((id) => READINGS.get(id));
  if (!shown.length) return null;
  const matter = readingsThatMatter(regulation, incident);
  return h("section", { class: "part" }, h("h3", {}, say("rests_on")), shown.map((reading) => {
    const taken = choices.get(reading.id) ?? reading.answers[0][0];
    const others = reading.answers.filter(([answer]) => answer !== taken);
    return h("article", { class: "ground reading-ground", "data-reading": reading.id },
      h("p", { class: "head" }, h("a", { class: "label", href: reportAddress(`#reading-${reading.id}`) }, text(reading.title))),
      h("p", { class: "restated" }, h("span", { class: "soft" }, `${say("taken")}: `), text(reading.answers.find(([answer]) => answer === taken)[1])),
      others.length
        ? h("details", {}, h("summary", {}, say("or_else")),
          h("ul", {}, others.map(([answer, words]) => h("li", {}, text(words), " ",
            matter.includes(reading.id) && h("button", {
              type: "button", class: "again", "data-take": answer,
              onclick: () => go({ [READING + reading.id]: answer === reading.answers[0][0] ? null : answer }),
            }, say("take_this"))))),
          matter.includes(reading.id) ? null : h("p", { class: "soft" }, say("no_difference")))
        : null);
  }));
}

// The other regulation that could have been chosen for the game: its ruling on the same answers, or what it would ask.
function otherView(here) {
  const other = regulationOf(here.regulation).other;
  if (!other) return null;
  const name = text(regulationOf(other).name);
  const found = lookUp(other, here.incident, here.answers, here.choices);
  const shown = found.ruling
    ? [h("p", { class: "verdict" }, verdictInWords(found.ruling, entered({ ...here, found }))),
      h("p", { class: "order" }, sentence(phrase(found.ruling.clocks, entered({ ...here, found })))),
      h("p", { class: "cites" }, found.ruling.under.length
        ? found.ruling.under.map((id, at) => [at ? ", " : "", h("a", { class: "cite", href: reportAddress(`#${id}`) }, STATEMENTS.get(id).label)])
        : say("silent"))]
    : [h("p", { class: "soft" }, say("other_asks")), ask(found.question)];
  return h("section", { class: "part other", "aria-labelledby": "other-heading" },
    h("h3", { id: "other-heading" }, `${say("other")}: ${name}`), shown,
    h("p", {}, h("button", { type: "button", class: "again", onclick: () => go({ regulation: other }) }, say("go_there"))));
}
