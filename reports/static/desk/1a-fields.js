// The fields that are typed into: what may stand in each, and how the page asks for it. Whatever else stands in one, here
// or in the address, counts as nothing.
const LONGEST = 40;
const CYRILLIC = { "а": "a", "в": "b", "с": "c", "д": "d", "е": "e", "ф": "f", "г": "g", "х": "h", "н": "h" };

// A whole number from 1.
const numberUpTo = (most) => ({
  read: (written) => (/^\d{1,3}$/.test(written) && Number(written) > 0 && Number(written) <= most ? Number(written) : null),
  expected: () => say("number_up_to").replace("{most}", most),
});

const SIDE = { read: (written) => (["w", "b"].includes(written) ? written : null), expected: () => "" };
const TIME = { read: (written) => readTime(written), expected: () => say("like_this") };

// A dark square; letters typed with the Russian keyboard on are taken for those that they look like or stand for.
const SQUARE = {
  read: (written) => {
    const name = written.toLowerCase().replace(/^[а-я]/, (letter) => CYRILLIC[letter] ?? letter);
    return /^[aceg][1357]$|^[bdfh][2468]$/.test(name) ? name : null;
  },
  expected: () => say("square_like"),
};

const FIELDS = {
  n: numberUpTo(999), by: SIDE, took: TIME, king: SQUARE, touched: SQUARE,
  "missing-w": numberUpTo(15), "missing-b": numberUpTo(15), "surplus-w": numberUpTo(15), "surplus-b": numberUpTo(15),
  "head-w": numberUpTo(30), "head-b": numberUpTo(30),
  "now-w": TIME, "now-b": TIME, "before-w": TIME, "before-b": TIME, full: TIME, added: TIME,
};

const writtenIn = (name, from = state()) => (from.get(name) ?? "").slice(0, LONGEST).trim();
const readIn = (name, from = state()) => FIELDS[name].read(writtenIn(name, from));
