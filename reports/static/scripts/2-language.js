// The language: the one in the address, or the one chosen last, or the browser's.
const LANGUAGES = ["en", "ru", "both"];
const memory = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page may be denied storage */ } },
};

function startingLanguage() {
  const wanted = [asked().get("lang"), memory.get("lasca-rules-lang")];
  const known = wanted.find((one) => LANGUAGES.includes(one));
  return known ?? (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2))
    .find((one) => one === "ru" || one === "en") ?? "en";
}

function speak(language) {
  root.dataset.lang = language;
  root.lang = language === "both" ? "en" : language;
}

function showLanguage(language) {
  speak(language);
  for (const button of all(".switch button")) button.setAttribute("aria-pressed", button.dataset.lang === language);
  for (const field of all("[data-hint-en]")) field.placeholder = field.dataset[root.lang === "ru" ? "hintRu" : "hintEn"];
  for (const link of all(".to-desk")) link.href = `desk.html#lang=${root.lang}`;
  document.title = document.querySelector(`h1 [lang=${root.lang}]`).textContent;
}

function switchLanguages() {
  for (const button of all(".switch button")) {
    button.addEventListener("click", () => {
      const reading = all(".statement, .clause, .question").find((one) => one.getBoundingClientRect().bottom > 80);
      const before = reading?.getBoundingClientRect().top;
      memory.set("lasca-rules-lang", button.dataset.lang);
      remember({ lang: button.dataset.lang });
      showLanguage(button.dataset.lang);
      if (scrollY > 0 && reading) scrollBy(0, reading.getBoundingClientRect().top - before);
    });
  }
  showLanguage(root.dataset.lang);
}
