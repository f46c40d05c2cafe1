// Training: a scenario up to its ruling, an answer, the ruling. The count stays on this device.
const SCORE = "lasca-rules-training";

function score() {
  try {
    const { right = 0, answered = [] } = JSON.parse(memory.get(SCORE)) ?? {};
    return { right: Number(right) || 0, answered: Array.isArray(answered) ? answered : [] };
  } catch {
    return { right: 0, answered: [] };
  }
}

const exercisesOf = (regulation) => data.exercises
  .map((exercise, number) => ({ ...exercise, number })).filter((one) => !regulation || one.regulation === regulation);

// The next exercise: one that was not answered yet, while there are any.
function nextExercise(regulation, besides) {
  const open = exercisesOf(regulation);
  const { answered } = score();
  const fresh = open.filter(({ id }) => !answered.includes(id) && id !== besides);
  const choice = fresh.length ? fresh : open.filter(({ id }) => id !== besides);
  return (choice.length ? choice : open)[Math.floor(Math.random() * (choice.length || open.length))];
}

function trainingView() {
  const place = document.getElementById("trainer");
  const regulation = state().get("regulation");
  if (!data.exercises.length) return place.replaceChildren(h("p", { class: "soft" }, say("no_exercises")));
  const exercise = exercisesOf().find(({ id }) => id === state().get("exercise"));
  if (!exercise) {
    const first = nextExercise(regulation) ?? nextExercise();
    amend({ exercise: first.id, regulation: exercisesOf(regulation).length ? regulation : null });
    return trainingView();
  }
  const shown = fragment(document.getElementById(`exercise-${exercise.number}`).textContent);
  const choices = shown.querySelector(".choices");
  for (const button of all(".option", shown)) button.addEventListener("click", () => answered(exercise, Number(button.dataset.choice)));
  choices.prepend(h("h3", { id: "rule", tabindex: "-1" }, say("what_do_you_rule")));
  place.replaceChildren(
    h("p", { class: "training-bar" },
      h("label", {}, `${say("from_which")} `, h("select", { onchange: ({ target }) => go({ regulation: target.value, exercise: null }) },
        [["", say("all_regulations")], ...REGULATIONS.filter(({ id }) => exercisesOf(id).length).map(({ id, name }) => [id, text(name)])]
          .map(([value, words]) => h("option", { value, selected: value === (regulation ?? "") }, words)))),
      h("span", { id: "score", role: "status" })),
    h("p", { class: "eyebrow" }, text(regulationOf(exercise.regulation).name)),
    h("div", { class: "exercise", "data-exercise": exercise.id }, shown));
  showScore();
}

function showScore() {
  const { right, answered: done } = score();
  document.getElementById("score").replaceChildren(
    ...(done.length ? [`${say("right_so_far")}: `, h("b", {}, `${right} ${say("of")} ${done.length}`), " ",
      h("button", { type: "button", class: "again", onclick: () => { memory.set(SCORE, "{}"); showScore(); } }, say("reset"))] : []));
}

function answered(exercise, choice) {
  const place = document.querySelector(".exercise");
  const right = choice === exercise.right;
  const now = score();
  if (!now.answered.includes(exercise.id)) {
    memory.set(SCORE, JSON.stringify({ right: now.right + right, answered: [...now.answered, exercise.id] }));
  }
  for (const button of all(".option", place)) {
    const own = Number(button.dataset.choice);
    const word = own === exercise.right ? say("right_answer") : own === choice ? say("your_answer") : null;
    button.disabled = true;
    button.classList.toggle("was-right", own === exercise.right);
    button.classList.toggle("was-wrong", own === choice && !right);
    if (word) button.append(" ", h("span", { class: "mark" }, `${own === exercise.right ? "✓" : "✕"} ${word}`));
  }
  const shown = place.querySelector(".shown");
  const { under, readings } = shown.querySelector(".grounds").dataset;
  shown.hidden = false;
  shown.prepend(h("h3", { class: right ? "told right" : "told wrong", id: "told", tabindex: "-1" }, say(right ? "right" : "wrong")));
  shown.querySelector(".grounds").replaceWith(
    groundsView(under.split(" ").filter(Boolean).filter((id) => STATEMENTS.has(id)), say("grounds")),
    ...readings.split(" ").filter((id) => READINGS.has(id)).map((id) => readingView(READINGS.get(id)).firstElementChild),
    h("p", {}, h("a", { href: reportAddress(`#${exercise.id}`) }, say("see_scenario"))),
    h("p", {}, h("button", {
      type: "button", class: "strong", id: "next",
      onclick: () => go({ exercise: nextExercise(state().get("regulation"), exercise.id).id }),
    }, say("next"))));
  showScore();
  shown.querySelector("#told").focus();
}
