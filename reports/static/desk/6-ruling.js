// The ruling: what is decided, who pays, what to do, on what it rests.
function rulingView(here) {
  const { ruling } = here.found;
  return [
    h("section", { class: ruling.under.length ? "ruling" : "ruling silent", "aria-labelledby": "ruling-heading" },
      h("h3", { class: "eyebrow", id: "ruling-heading" },
        say("ruling"), ruling.under.length ? null : ` · ${say("silent")}`),
      h("div", { id: "words" })),
    h("section", { class: "part", "aria-labelledby": "todo-heading" },
      h("h3", { id: "todo-heading" }, say("what_to_do")), h("ol", { class: "todo", id: "todo" }),
      ruling.then && h("p", {}, h("button", { type: "button", class: "strong", onclick: () => goOn(here) }, say("then_inquiry")))),
    detailsView(here),
    clocksView(here),
    groundsView(ruling.under, say("grounds")),
    readingsView(here),
    otherView(here),
    protocolView(here),
    h("p", { class: "afresh" }, h("button", { type: "button", class: "strong", onclick: () => afresh({}) }, say("new_case"))),
    atHand(),
  ];
}

// What is wanted most, in sight however far down one reads: the verdict, the clocks, the text to be passed on.
function atHand() {
  return h("div", { class: "at-hand", role: "group", "aria-label": say("at_hand") },
    h("p", { id: "in-short" }),
    h("button", { type: "button", class: "strong", id: "to-clocks", onclick: goToClocks }, say("clocks")), " ",
    h("button", { type: "button", class: "strong", id: "copy-at-hand", onclick: copyProtocol }, say("copy_short")),
    h("span", { id: "copied-at-hand", role: "status" }));
}

function goToClocks() {
  const heading = document.getElementById("clocks-heading");
  heading.scrollIntoView();
  (heading.closest("section").querySelector("input") ?? heading).focus({ preventScroll: true });
}

// What follows on a denied claim: the same move, looked into.
function goOn({ found, incident }) {
  const kept = [...incidentOf(found.ruling.then).questions.keys()];
  const others = [...incidentOf(incident).questions.keys()].filter((name) => !kept.includes(name));
  go({ incident: found.ruling.then, violation: null, ...Object.fromEntries(others.map((name) => [name, null])) });
}

// The words that depend on what is typed in, apart from the fields it is typed into.
function showWords(here) {
  const { ruling } = here.found;
  const known = entered(here);
  document.getElementById("words").replaceChildren(
    h("p", { class: "verdict", id: "verdict", tabindex: "-1" }, sentence(phrase(ruling.verdicts[0], known))),
    ...(ruling.verdicts.length > 1
      ? [h("ul", { class: "besides" }, ruling.verdicts.slice(1).map((one) => h("li", {}, sentence(phrase(one, known)))))] : []),
    h("dl", { class: "costs" },
      h("dt", {}, say("clocks")), h("dd", {}, sentence(phrase(ruling.clocks, known))),
      h("dt", {}, say("pays")), h("dd", {}, sentence(text(ruling.pays)))));
  document.getElementById("in-short").textContent = verdictInWords(ruling, known);
  document.getElementById("todo").replaceChildren(...ruling.steps.map((step) => h("li", {}, sentence(phrase(step, known)))));
  showFaces(here);
}

// What was entered, as the phrases want it.
function entered({ state: from, found }) {
  const known = new Map();
  const by = readIn("by", from) ?? sideOfMove(found);
  if (by) known.set("by", by);
  const took = readIn("took", from);
  if (took !== null) known.set("took", writeTime(took));
  for (const name of ["n", "king", "touched"]) {
    if (readIn(name, from) !== null) known.set(name, readIn(name, from));
  }
  for (const side of ["w", "b"]) {
    const [missing, surplus, head] = ["missing", "surplus", "head"].map((name) => readIn(`${name}-${side}`, from));
    if (missing) known.set(`missing-${side}`, missing);
    if (surplus) known.set(`surplus-${side}`, surplus);
    if (head && surplus > head) known.set(`head-${side}`, head).set(`beyond-${side}`, surplus - head);
  }
  return known;
}

function sideOfMove(found) {
  return found.asked.find(({ question }) => question.id === "offender")?.option[0];
}

// Fields for what the ruling speaks of without knowing it.
function detailsView(here) {
  const { ruling } = here.found;
  const phrases = [...ruling.verdicts, ruling.clocks, ...ruling.steps].map((number) => data.phrases[number]);
  const wanted = new Set(phrases.flatMap(([, , needs = [], moves = []]) => [...needs, ...moves]));
  const fields = [];
  if (wanted.has("move")) fields.push(field("n", say("move_number"), { inputmode: "numeric" }), sideField(here));
  if (wanted.has("turn")) fields.push(field("n", say("turn_number"), { inputmode: "numeric" }));
  if (wanted.has("took") && !timesNeeded(ruling.sums).includes("took")) fields.push(timeField("took", say("took")));
  for (const name of ["king", "touched"]) if (wanted.has(name)) fields.push(field(name, say(name)));
  for (const side of ["w", "b"]) {
    if (wanted.has(`missing-${side}`)) fields.push(field(`missing-${side}`, say(`missing-${side}`), { inputmode: "numeric" }));
    if (wanted.has(`surplus-${side}`) || wanted.has(`head-${side}`)) {
      fields.push(field(`surplus-${side}`, say(`surplus-${side}`), { inputmode: "numeric" }));
    }
    if (wanted.has(`head-${side}`)) fields.push(field(`head-${side}`, say(`head-${side}`), { inputmode: "numeric" }));
  }
  return fields.length ? h("fieldset", { class: "part details" }, h("legend", {}, say("details")), h("div", { class: "fields" }, fields)) : null;
}

function field(name, label, attributes = {}) {
  return h("div", { class: "field" }, h("label", {}, h("span", {}, label), h("input", {
    name, value: writtenIn(name), autocomplete: "off", autocapitalize: "none", spellcheck: "false", maxlength: LONGEST,
    "aria-describedby": `expected-${name}`, "data-field": true, ...attributes,
    oninput: ({ target }) => { amend({ [name]: target.value.trim() }); typed(); },
  })), h("small", { class: "expected", id: `expected-${name}`, hidden: true }, FIELDS[name].expected()));
}

function timeField(name, label) {
  return field(name, label, {
    inputmode: "decimal", placeholder: say("minutes_seconds"), title: say("like_this"), onchange: showAsUnderstood,
  });
}

// A time that was typed in another way is shown as the clock writes it: what was understood can be seen.
function showAsUnderstood({ target }) {
  const time = readTime(target.value);
  if (time === null) return;
  target.value = writeTime(time);
  amend({ [target.name]: target.value });
}

function sideField(here) {
  const chosen = readIn("by") ?? sideOfMove(here.found) ?? "";
  return h("label", {}, h("span", {}, say("moved_by")), h("select", { name: "by", onchange: ({ target }) => { amend({ by: target.value }); typed(); } },
    [["", "–"], ["w", say("white")], ["b", say("black")]].map(([value, words]) => h("option", { value, selected: value === chosen }, words))));
}

// After something was typed: the words anew, the fields left alone. One that cannot be read says what it is for.
function typed() {
  for (const input of all("[data-field]")) {
    const wrong = Boolean(input.value.trim()) && readIn(input.name) === null;
    input.setAttribute("aria-invalid", wrong);
    document.getElementById(`expected-${input.name}`).hidden = !wrong;
  }
  showWords(present());
}

// --- the clocks, corrected ---
const CLOCK_FIELDS = {
  full: "full_time", added: "increment", "now-w": "white", "now-b": "black", "before-w": "white", "before-b": "black",
};

// At which moment the clocks are read, and what the time went on.
function momentOf(sums, pair) {
  if (pair[0]?.startsWith("before")) return "before";
  const [, , spent] = sums.find(([kind]) => kind === "off") ?? [];
  return spent ?? "reverse";
}

function clocksView({ found }) {
  const needed = timesNeeded(found.ruling.sums);
  const single = needed.filter((name) => !/^(now|before)-/.test(name));
  const pair = needed.filter((name) => /^(now|before)-/.test(name));
  const { sums } = found.ruling;
  const spent = sums.find(([kind]) => kind === "off")?.[2];
  const label = (name) => say(name === "took" ? `took-${spent}` : CLOCK_FIELDS[name]);
  return h("section", { class: "part", "aria-labelledby": "clocks-heading" },
    h("h3", { id: "clocks-heading", tabindex: "-1" }, say(needed.length ? "clocks_corrected" : "clocks")),
    pair.length ? h("fieldset", { class: "details" }, h("legend", {}, say(`clocks-${momentOf(sums, pair)}`)),
      h("div", { class: "fields" }, pair.map((name) => timeField(name, label(name))))) : null,
    single.length ? h("div", { class: "fields" }, single.map((name) => timeField(name, label(name)))) : null,
    h("div", { id: "faces", role: "status" }));
}

function showFaces({ found, state: from }) {
  const { sums } = found.ruling;
  const place = document.getElementById("faces");
  const needed = timesNeeded(sums);
  const times = Object.fromEntries(needed.map((name) => [name, readIn(name, from)]));
  if (sums.some(([kind]) => kind === "referee")) place.replaceChildren(h("p", { class: "soft" }, say("clocks_by_referee")));
  else if (!needed.length) place.replaceChildren(h("p", { class: "soft" }, say("clocks_stay")));
  else if (needed.some((name) => times[name] === null)) place.replaceChildren(h("p", { class: "soft" }, say("enter_times")));
  else if (impossible(sums, times)) place.replaceChildren(h("p", { class: "soft wrong" }, impossible(sums, times)));
  else place.replaceChildren(facesView(reckon(sums, times), times), sums.some(([kind]) => kind === "off" || kind === "reverse") && h("p", { class: "soft" }, say("flag_rule")) || "");
}

function facesView(after, times) {
  const face = (side, name) => {
    const before = times[`now-${side}`] ?? times[`before-${side}`];
    const changed = before !== undefined && before !== after[side];
    return h("div", { class: after.flag === side ? "face flag" : "face", "data-side": side },
      h("span", { class: "who" }, h("span", {}, name)),
      h("span", { class: "time" }, writeTime(after[side])),
      changed && h("span", { class: "was" }, say("before"), " ", writeTime(before), " ",
        h("b", { class: "change" }, `${after[side] < before ? "−" : "+"}${writeTime(Math.abs(after[side] - before))}`)),
      after.flag === side && h("span", { class: "fell" }, `⚑ ${say("flag_fallen")}`));
  };
  return h("div", { class: "clocks", role: "group" }, face("w", say("white")), face("b", say("black")));
}
