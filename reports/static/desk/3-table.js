// Looking a ruling up: from an incident's beginning, by the answers, along the nodes. A node asks a question, or is a
// reading, where the way goes on by how that is taken. What makes no difference as the readings are taken is not asked.
const TAKEN_HERE = "reading:";

function beginning(regulation, incident, choices) {
  const place = data.entries.find(([one, other]) => one === regulation && other === incident)?.[3];
  return place === undefined ? undefined : settled(place, settledUnder(choices));
}

// What has been settled as the readings are taken now.
let remembered = { as: undefined };
function settledUnder(choices) {
  const as = [...choices].map(([id, value]) => `${id}=${value}`).sort().join(" ");
  if (remembered.as !== as) remembered = { as, choices, places: new Map(), alike: new Map() };
  return remembered;
}

// The place that is reached from a place without any answer that makes a difference.
function settled(place, under) {
  if (place < 0) return place;
  if (!under.places.has(place)) {
    const [number, ...places] = data.nodes[place];
    const name = data.names[number];
    under.places.set(place, name.startsWith(TAKEN_HERE)
      ? settled(places[answerTaken(name.slice(TAKEN_HERE.length), under.choices)], under)
      : questionAt(place, name, places.map((there) => settled(there, under)), under));
  }
  return under.places.get(place);
}

// Which of a reading's answers is taken, by its number.
function answerTaken(reading, choices) {
  return Math.max(0, READINGS.get(reading).answers.findIndex(([answer]) => answer === choices.get(reading)));
}

// A question whose answers all lead to one place is left out; of two that are alike the first stands for both.
function questionAt(place, name, places, under) {
  if (places.every((there) => there === places[0])) return places[0];
  const key = [name, ...places].join(" ");
  if (!under.alike.has(key)) under.alike.set(key, place);
  return under.alike.get(key);
}

// Follow the answers as far as they go: what was asked on the way, and the question or the ruling reached.
function lookUp(regulation, incident, answers, choices) {
  const asked = [];
  let place = beginning(regulation, incident, choices);
  while (place !== undefined && place >= 0) {
    const [number, ...places] = data.nodes[place];
    const name = data.names[number];
    const question = incidentOf(incident).questions.get(name);
    const chosen = answers.get(name) ?? question.usual;
    const at = question.options.findIndex(([id]) => id === chosen);
    if (at < 0) return { asked, question };
    asked.push({ question, option: question.options[at], usual: !answers.has(name) });
    place = settled(places[at], settledUnder(choices));
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
