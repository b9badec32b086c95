// Beside the stage the list of all answers is there for whoever does not see: it is no wider than a pixel.
const inSight = (element) => element.checkVisibility() && (element.closest("#choices")?.clientWidth ?? 9) > 8;
const all = [...document.querySelectorAll(SELECTOR)].filter(inSight);
if (!all.length) return null;
const element = all[NUMBER % all.length];
const hits = () => {
  const box = element.getBoundingClientRect();
  for (let step = 0; step < 81; step++) {
    // From the middle outwards, because some places are rings or lie half under others.
    const [column, row] = [step % 9, Math.floor(step / 9)].map((n) => [4, 3, 5, 2, 6, 1, 7, 0, 8][n]);
    const [x, y] = [box.left + box.width * (column + 0.5) / 9, box.top + box.height * (row + 0.5) / 9];
    const hit = document.elementFromPoint(x, y);
    const place = hit?.closest("[data-place].open, #choices button, #answers button, [data-do]");
    if (place && (place === element || element.contains(hit) && place.dataset.place === element.dataset.place)) return { x, y };
  }
};
element.scrollIntoView({ block: "center", inline: "center" });
let point = hits();
if (!point) {
  // The question stays in sight, so on a phone a place may lie under it at first.
  window.scrollBy(0, 150);
  point = hits();
}
return point ?? { missed: element.dataset.place ?? element.textContent };
