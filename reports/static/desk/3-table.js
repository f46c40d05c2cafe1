// Looking a ruling up: from an incident's beginning, by the answers, along the nodes.
function beginning(regulation, incident, choices) {
  const entry = data.entries.find(([one, other]) => one === regulation && other === incident);
  if (!entry) return undefined;
  const [, , readings, places] = entry;
  const taken = [...choices].filter(([id]) => readings.includes(id)).map(([id, value]) => `${id}=${value}`).sort();
  return places[taken.join(" ")];
}

// Follow the answers as far as they go: what was asked on the way, and the question or the ruling reached.
function lookUp(regulation, incident, answers, choices) {
  const asked = [];
  let place = beginning(regulation, incident, choices);
  while (place !== undefined && place >= 0) {
    const [name, ...places] = data.nodes[place];
    const question = incidentOf(incident).questions.get(name);
    const chosen = answers.get(name) ?? question.usual;
    const at = question.options.findIndex(([id]) => id === chosen);
    if (at < 0) return { asked, question };
    asked.push({ question, option: question.options[at], usual: !answers.has(name) });
    place = places[at];
  }
  return place === undefined ? { asked } : { asked, ruling: rulingAt(~place) };
}

function rulingAt(number) {
  const [verdicts, clocks, pays, steps, sums, under, readings, then] = data.answers[number];
  const list = (one) => data.lists[one];
  return {
    verdicts: list(verdicts), clocks, pays, steps: list(steps), sums: list(sums), under: list(under),
    readings: list(readings), then,
  };
}

// The readings for which something else could be taken here, with a difference.
function readingsThatMatter(regulation, incident) {
  return data.entries.find(([one, other]) => one === regulation && other === incident)?.[2] ?? [];
}

function verdictInWords(ruling, known) {
  return sentence(ruling.verdicts.map((number) => phrase(number, known)).join("; "));
}
