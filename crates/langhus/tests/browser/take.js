// Chooses an action in the list of all answers, one place after the other. True once it was sent.
const now = JSON.parse(document.querySelector("#now").dataset.now);
const choice = now.choices.find(({ action }) => action === ACTION);
if (!choice) return false;
let clicked = 0;
for (let step = 0; step < choice.path.length; step += 1) {
  // A place that every remaining action goes through is chosen by itself.
  const buttons = [...document.querySelectorAll("#choices button:not(:disabled)")];
  const next = buttons.find((button) => button.dataset.choice === choice.path[step]);
  if (!next) continue;
  next.click();
  clicked += 1;
}
document.querySelector("#choices .primary:not(:disabled)")?.click();
return clicked > 0;
