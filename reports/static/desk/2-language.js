// The language: the one in the address, or the one chosen last, or the browser's. The report remembers the same.
const memory = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page may be denied storage */ } },
};

function startingLanguage() {
  const wanted = [state().get("lang"), new URLSearchParams(location.search).get("lang"), memory.get("lasca-rules-lang")];
  const known = wanted.find((one) => one === "en" || one === "ru");
  return known ?? (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2))
    .find((one) => one === "ru" || one === "en") ?? "en";
}

function speak(language) {
  root.dataset.lang = language;
  root.lang = language;
  for (const button of all(".switch button")) button.setAttribute("aria-pressed", button.dataset.lang === language);
  for (const field of all("[data-hint-en]")) field.placeholder = field.dataset[language === "ru" ? "hintRu" : "hintEn"];
  for (const link of all('a[href^="index.html"]')) link.href = reportAddress(link.hash);
  document.title = say("desk");
}

function reportAddress(place = "") {
  return `index.html?lang=${root.lang}${place}`;
}

// --- texts, which the data has once each, in both languages ---
const text = (number) => typeset(data.texts[number][root.lang === "ru" ? 1 : 0]);
const say = (name) => text(data.words[name]);
const typeset = (words) => words.replaceAll(" —", "\u00a0—").replace(/([\d}])-(?=[а-яё])/g, "$1\u2011"); // «3-го», «{n}-го»
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);
const plain = (words) => words.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

// --- phrases, with places to be filled in from what was entered ---
function phrase(number, known) {
  const [full, blank, needs = []] = data.phrases[number];
  const enough = needs.every((name) => known.has(name));
  return text(enough ? full : blank).replaceAll(/\{([a-z-]+)(?::([^{}]*))?\}/g, (_, name, form) =>
    known.has(name) ? counted(known.get(name), form) : moveName(name, form, known));
}

// A number, with the noun that follows it in the form it asks for: "checker|checkers", «шашку|шашки|шашек».
function counted(number, nouns) {
  if (!nouns) return number;
  const forms = { one: 0, few: 1, many: 2, other: 1 };
  return `${number} ${nouns.split("|")[forms[new Intl.PluralRules(root.lang).select(number)]]}`;
}

function moveName(name, form, known) {
  const [unknown, numbered] = data.moves[form ? `${name}:${form}` : name];
  const number = known.get("n");
  if (!number || (name !== "turn" && !known.has("by"))) return text(unknown);
  return text(numbered).replace("{nth}", ordinal(number)).replace("{n}", number)
    .replace("{side}", known.has("by") ? text(data.sides[known.get("by")]) : "");
}

function ordinal(number) {
  if (number % 100 > 10 && number % 100 < 14) return `${number}th`;
  return `${number}${["th", "st", "nd", "rd"][number % 10] ?? "th"}`;
}
