// The official wording and what restates it: point at one, focus or press it, and the other side lights up with it.
function linkWording(wording) {
  const parts = all("[data-by]", wording);
  const keys = (part) => part.dataset.by.split(" ");
  const ours = (part) => part.matches("li");
  let held = null;

  function light(part) {
    const lit = (other) => part !== null
      && (other === part || (ours(other) !== ours(part) && keys(other).some((key) => keys(part).includes(key))));
    for (const other of parts) other.classList.toggle("lit", lit(other));
  }
  function hold(part) {
    held = part;
    for (const other of parts.filter((one) => !ours(one))) other.setAttribute("aria-pressed", String(other === held));
    light(held);
  }
  for (const part of parts) {
    part.addEventListener("pointerenter", (event) => { if (event.pointerType !== "touch") light(part); });
    part.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") light(held); });
    part.addEventListener("focusin", () => { if (part.matches(":focus-visible, :has(:focus-visible)")) light(part); });
    part.addEventListener("focusout", () => light(held));
    part.addEventListener("click", (event) => { if (!event.target.closest("a")) hold(part === held ? null : part); });
    if (ours(part)) continue;
    part.tabIndex = 0;
    part.setAttribute("role", "button");
    part.setAttribute("aria-pressed", "false");
    part.setAttribute("aria-describedby", parts.filter((one) => ours(one) && keys(one).some((key) => keys(part).includes(key))).map((one) => one.id).join(" "));
    part.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      hold(part === held ? null : part);
    });
  }
  wording.addEventListener("keydown", (event) => { if (event.key === "Escape") hold(null); });
}

document.addEventListener("DOMContentLoaded", () => { for (const wording of all(".wording")) linkWording(wording); });
