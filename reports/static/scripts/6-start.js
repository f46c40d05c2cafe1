root.classList.add("scripts");
speak(startingLanguage());

document.addEventListener("DOMContentLoaded", () => {
  switchLanguages();
  drawWhenOpened();
  find();
  followLinks();
  keepBelowTools();
  if (matchMedia("(min-width: 1060px)").matches) document.querySelector(".toc").open = true;
  remember({ lang: root.dataset.lang });
  choose();
  apply();
  land();
  makeReady();
});
