// The page's language, reading mode, filter, search and folding. The text is all there without this.
const root = document.documentElement;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const form = () => document.querySelector(".tools");
