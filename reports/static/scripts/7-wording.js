// The official wording and what restates it: point at one, focus or press it, and the other side lights up with it.
function linkWording(wording) {
  const parts = all("[data-by]", wording);
  const keys = (part) => part.dataset.by.split(" ");
  const isOurs = (part) => part.matches("li");
  const otherSide = (part) => parts.filter((other) => isOurs(other) !== isOurs(part)
    && keys(other).some((key) => keys(part).includes(key)));
  let held = null;

  function light(part) {
    const lit = part === null ? [] : [part, ...otherSide(part)];
    for (const each of parts) each.classList.toggle("lit", lit.includes(each));
  }
  function hold(part) {
    held = part;
    for (const each of parts) if (!isOurs(each)) each.setAttribute("aria-pressed", String(each === held));
    light(held);
  }
  const press = (part) => hold(part === held ? null : part);

  for (const part of parts) {
    part.addEventListener("pointerenter", (event) => { if (event.pointerType !== "touch") light(part); });
    part.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") light(held); });
    part.addEventListener("focusin", () => { if (part.matches(":focus-visible, :has(:focus-visible)")) light(part); });
    part.addEventListener("focusout", () => light(held));
    part.addEventListener("click", (event) => { if (!event.target.closest("a")) press(part); });
    if (isOurs(part)) continue;
    part.tabIndex = 0;
    part.setAttribute("role", "button");
    part.setAttribute("aria-pressed", "false");
    part.setAttribute("aria-describedby", otherSide(part).map((other) => other.id).join(" "));
    part.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(part);
    });
  }
  // The letters lead where the statements beside them lead: one stop for the keyboard is enough.
  for (const letter of all("sup a", wording)) letter.tabIndex = -1;
  wording.addEventListener("keydown", (event) => { if (event.key === "Escape") hold(null); });
}

document.addEventListener("DOMContentLoaded", () => { for (const wording of all(".wording")) linkWording(wording); });
