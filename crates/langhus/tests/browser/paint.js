// For every click on an answer: after how many milliseconds was the page painted with what came of it?
const now = document.querySelector("#now");
const answer = () => JSON.parse(now.dataset.now).sequence;
window.painted = [];
let clicked, asked;
addEventListener("click", (event) => {
  if (!event.target.closest("#choices button, #answers button, [data-place].open")) return;
  [clicked, asked] = [event.timeStamp, answer()];
}, true);
new MutationObserver(() => {
  if (clicked === undefined || answer() <= asked) return;
  const begun = clicked;
  clicked = undefined;
  requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - begun)));
}).observe(now, { attributes: true });
