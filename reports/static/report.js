"use strict";
// The page's language, filter, search and folding. The text is all there without this.
(() => {
  const root = document.documentElement;
  const memory = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page may be denied storage */ } },
  };
  const asked = new URLSearchParams(location.search);
  const LANGUAGES = ["en", "ru", "both"];

  function startingLanguage() {
    const wanted = [asked.get("lang"), /[#&]lang=(\w+)/.exec(location.hash)?.[1], memory.get("lasca-rules-lang")];
    const known = wanted.find((one) => LANGUAGES.includes(one));
    return known ?? (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2))
      .find((one) => one === "ru" || one === "en") ?? "en";
  }

  function speak(language) {
    root.dataset.lang = language;
    root.lang = language === "both" ? "en" : language;
  }

  root.classList.add("scripts");
  speak(startingLanguage());

  document.addEventListener("DOMContentLoaded", () => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const form = document.querySelector(".tools");
    const search = form.elements.q;
    const found = form.querySelector(".found");
    const statements = all(".statement, .reading");
    const plain = (text) => text.toLowerCase().replaceAll("ё", "е").replaceAll("\u00a0", " ");
    const texts = new Map();
    const textOf = (element) => {
      if (!texts.has(element)) texts.set(element, plain(element.textContent));
      return texts.get(element);
    };

    // --- the address says language, filter and search, so that a link opens what its sender saw ---
    function remember(changes) {
      const address = new URL(location.href);
      for (const [key, value] of Object.entries(changes)) {
        if (value) address.searchParams.set(key, value); else address.searchParams.delete(key);
      }
      try { history.replaceState(null, "", address); } catch { /* some browsers forbid it for files */ }
    }

    // --- language ---
    function showLanguage(language) {
      speak(language);
      for (const button of all(".switch button")) button.setAttribute("aria-pressed", button.dataset.lang === language);
      search.placeholder = search.dataset[language === "ru" ? "hintRu" : "hintEn"];
      document.title = document.querySelector(`h1 [lang=${root.lang}]`).textContent;
    }
    for (const button of all(".switch button")) {
      button.addEventListener("click", () => {
        const reading = all(".statement, .clause").find((one) => one.getBoundingClientRect().bottom > 80);
        const before = reading?.getBoundingClientRect().top;
        memory.set("lasca-rules-lang", button.dataset.lang);
        remember({ lang: button.dataset.lang });
        showLanguage(button.dataset.lang);
        if (scrollY > 0 && reading) scrollBy(0, reading.getBoundingClientRect().top - before);
      });
    }
    showLanguage(root.dataset.lang);

    // --- filter and search ---
    function fits(element, standing, words) {
      const { standing: own, oneSided } = element.dataset;
      const stands = !standing || own === standing || (standing === "one-sided" && oneSided !== undefined);
      return stands && words.every((word) => textOf(element).includes(word));
    }
    function apply() {
      const standing = form.elements.standing.value;
      const words = plain(search.value).split(/\s+/).filter(Boolean);
      let count = 0;
      for (const element of statements) {
        element.hidden = !fits(element, standing, words);
        count += !element.hidden && element.matches(".statement");
      }
      for (const section of all(".clause")) section.hidden = !section.querySelector(".statement:not([hidden])");
      for (const section of all(".regulation")) section.hidden = !section.querySelector(".clause:not([hidden])");
      const readings = document.querySelector(".readings");
      readings.hidden = !readings.querySelector(".reading:not([hidden])");
      const narrowed = Boolean(standing || words.length);
      for (const section of all(".conflicts, .legend")) section.hidden = narrowed;
      for (const scenario of all(".scenario")) {
        scenario.classList.toggle("hit", words.length > 0 && words.every((word) => textOf(scenario).includes(word)));
      }
      found.hidden = !narrowed;
      found.querySelector("b").textContent = count;
      found.querySelector(".nothing").hidden = count > 0 || !readings.hidden;
      light(words);
      remember({ standing, q: search.value.trim() });
      if (narrowed) document.getElementById("text").scrollIntoView();
    }
    function light(words) {
      if (!globalThis.CSS?.highlights) return;
      CSS.highlights.delete("found");
      const long = words.filter((word) => word.length > 1);
      if (!long.length) return;
      const ranges = [];
      for (const element of statements.filter((one) => !one.hidden)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode() && ranges.length < 2000) {
          const text = plain(walker.currentNode.data);
          for (const word of long) {
            for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
              const range = new Range();
              range.setStart(walker.currentNode, at);
              range.setEnd(walker.currentNode, at + word.length);
              ranges.push(range);
            }
          }
        }
      }
      CSS.highlights.set("found", new Highlight(...ranges));
    }
    let waiting;
    search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(apply, 120); });
    form.addEventListener("change", apply);
    form.addEventListener("reset", () => setTimeout(apply));
    form.addEventListener("submit", (event) => { event.preventDefault(); apply(); });
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
        event.preventDefault();
        search.focus();
      } else if (event.key === "Escape" && document.activeElement === search) {
        form.reset();
      }
    });

    // --- folding ---
    for (const button of all("[data-fold]")) {
      button.addEventListener("click", () => {
        for (const scenario of all(".scenario")) scenario.open = button.dataset.fold === "open";
      });
    }
    if (matchMedia("(min-width: 1060px)").matches) document.querySelector(".toc").open = true;

    // --- a link leads to what it names, also where it is folded or filtered away ---
    function reveal() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      if (target.closest("[hidden]")) { form.reset(); search.value = ""; apply(); }
      for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
      // What is first drawn on the way moves the target: go to it until it stays.
      let tries = 6;
      const settle = () => {
        const before = scrollY;
        target.scrollIntoView();
        if (scrollY !== before && tries--) requestAnimationFrame(settle);
      };
      settle();
    }
    addEventListener("hashchange", reveal);
    document.addEventListener("click", (event) => {
      const link = event.target.closest('a[href^="#"]');
      if (link && link.getAttribute("href") === location.hash) reveal();
    });

    if (asked.get("q")) search.value = asked.get("q");
    const wanted = all('[name="standing"]').find((one) => one.value === asked.get("standing"));
    if (wanted) wanted.checked = true;
    if (asked.get("q") || wanted?.value) apply();
    reveal();
  });
})();
