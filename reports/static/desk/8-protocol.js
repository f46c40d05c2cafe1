// The ruling as text for the protocol of the event, to be copied or printed.
function protocolView() {
  return h("section", { class: "part protocol", "aria-labelledby": "protocol-heading" },
    h("h3", { id: "protocol-heading" }, say("protocol")),
    h("label", { class: "game-line" }, h("span", {}, say("game_line")), h("input", { id: "game-line", autocomplete: "off" })),
    h("p", { class: "actions" },
      h("button", { type: "button", class: "strong", id: "copy", onclick: copyProtocol }, say("copy")), " ",
      h("button", { type: "button", class: "strong", onclick: () => print() }, say("print")), " ",
      h("span", { id: "copied", role: "status" })),
    h("textarea", { id: "protocol-text", readonly: true, rows: "3", hidden: true, "aria-label": say("protocol") }),
    h("div", { id: "paper" }));
}

function protocolLines(here) {
  const { regulation, incident, found, choices } = here;
  const { ruling } = found;
  const known = entered(here);
  const game = document.getElementById("game-line")?.value.trim();
  return [
    ...(game ? [["", game]] : []),
    [say("regulation"), text(regulationOf(regulation).name)],
    [say("incident"), text(incidentOf(incident).title)],
    ...found.asked.map(({ question, option }) => [text(question.text), sentence(text(option[1]))]),
    [say("ruling"), verdictInWords(ruling, known)],
    [say("clocks"), sentence(phrase(ruling.clocks, known))],
    ...clocksAfter(here),
    [say("pays"), sentence(text(ruling.pays))],
    [say("grounds"), ruling.under.length
      ? ruling.under.map((id) => `${STATEMENTS.get(id).label} (${text(STATEMENTS.get(id).title)})`).join("; ") : say("no_grounds")],
    ...ruling.readings.map((id) => {
      const reading = READINGS.get(id);
      const taken = choices.get(id) ?? reading.answers[0][0];
      const words = text(reading.answers.find(([answer]) => answer === taken)[1]);
      return [sentence(say("reading_taken")), `${text(reading.title)}. ${words}`];
    }),
  ];
}

function clocksAfter({ found, state: from }) {
  const needed = timesNeeded(found.ruling.sums);
  const times = Object.fromEntries(needed.map((name) => [name, readIn(name, from)]));
  if (!needed.length || needed.some((name) => times[name] === null) || impossible(found.ruling.sums, times)) return [];
  const after = reckon(found.ruling.sums, times);
  const one = (side, name) => `${name} ${writeTime(after[side])}${after.flag === side ? ` (${say("flag_fallen")})` : ""}`;
  return [[say("clocks_corrected"), `${one("w", say("white"))}, ${one("b", say("black"))}`]];
}

function protocolText(here) {
  const lines = protocolLines(here).map(([name, words]) => (!name ? words : /[?:]$/.test(name) ? `${name} ${words}` : `${name}: ${words}`));
  return [...lines, "", `${say("date")}: ____________  ${say("referee_signs")}: ____________`, ""].join("\n");
}

async function copyProtocol() {
  const words = protocolText(present());
  const area = document.getElementById("protocol-text");
  const tell = (name) => { for (const told of all("#copied, #copied-at-hand")) told.textContent = say(name); };
  area.value = words;
  try {
    await navigator.clipboard.writeText(words);
    tell("copied");
  } catch {
    area.hidden = false;
    area.select();
    tell(document.execCommand("copy") ? "copied" : "not_copied");
  }
}

addEventListener("beforeprint", () => {
  const here = present();
  const paper = document.getElementById("paper");
  if (!paper || !here.found?.ruling) return;
  paper.replaceChildren(
    h("dl", {}, protocolLines(here).map(([name, words]) =>
      h("div", { class: name === say("ruling") || !name ? "main" : null }, h("dt", {}, name), h("dd", {}, words)))),
    h("p", { class: "signed" }, `${say("date")}: ____________________   ${say("referee_signs")}: ____________________`));
});
