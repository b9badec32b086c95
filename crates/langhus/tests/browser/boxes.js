// Is everything in sight that a decision needs? Gives back the first thing that is not, in words; nothing if all is well.
const main = document.querySelector("main.table");
const name = (element) => `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""} ${element.dataset.place ?? element.dataset.piece ?? element.dataset.do ?? element.textContent.trim().slice(0, 40)}`;
const told = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
// Half a line or a shadow may go over the edge.
const UNSEEN = 3;
const SMALLEST = 24;

/** The part of the window that all boxes around an element let through. */
const room = (element) => {
  const left = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    if (overflowX !== "visible") [left.left, left.right] = [Math.max(left.left, box.left), Math.min(left.right, box.right)];
    if (overflowY !== "visible") [left.top, left.bottom] = [Math.max(left.top, box.top), Math.min(left.bottom, box.bottom)];
  }
  return left;
};
const outside = (element) => {
  const [box, around] = [element.getBoundingClientRect(), room(element)];
  const over = Math.max(around.left - box.left, around.top - box.top, box.right - around.right, box.bottom - around.bottom);
  return over > UNSEEN && `${name(element)} at ${told(box)} is outside of ${told(around)}`;
};
/** Somewhere on it a pointer must find it: some places are rings, and some lie half under others. */
const covered = (element, whose) => {
  const box = element.getBoundingClientRect();
  let top;
  for (let step = 0; step < 81; step++) {
    const [column, row] = [step % 9, Math.floor(step / 9)];
    const hit = document.elementFromPoint(box.left + (box.width * (column + 0.5)) / 9, box.top + (box.height * (row + 0.5)) / 9);
    if (hit && whose(hit)) return false;
    top ??= hit;
  }
  return `${name(element)} at ${told(box)} is covered by ${top ? name(top) : "nothing"}`;
};
const cut = (element) => element.scrollWidth > element.clientWidth + 1 && `${name(element)} is cut off: ${element.scrollWidth} of ${element.clientWidth} px`;

const page = () => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) return `the page is ${scrollWidth} by ${scrollHeight}`;
  const [bar, ask] = [".bar", ".ask"].map((part) => main.querySelector(part).getBoundingClientRect());
  if (ask.bottom - bar.top > 112) return `bar and question take ${Math.round(ask.bottom - bar.top)} px`;
};
const line = () => {
  // More answers than the line holds stand in the list, which is open then.
  const answers = [...main.querySelectorAll("#answers button")];
  const shown = answers.length && !answers[0].checkVisibility() ? main.querySelectorAll("#choices button") : answers;
  const things = [main.querySelector("#prompt"), ...shown, ...main.querySelectorAll(".ask [data-do=undo]")];
  for (const thing of things) {
    const trouble = outside(thing) || cut(thing) || covered(thing, (hit) => thing.contains(hit));
    if (trouble) return trouble;
  }
  const ask = main.querySelector(".ask").getBoundingClientRect();
  for (const answer of answers.filter((answer) => answer.checkVisibility())) {
    const box = answer.getBoundingClientRect();
    if (box.top < ask.top || box.bottom > ask.bottom) return `${name(answer)} at ${told(box)} is higher than the line`;
  }
};
/** A place may be drawn more than once; then one of them is in sight. */
const places = () => {
  const names = new Set([...main.querySelectorAll("[data-place].open")].map((place) => place.dataset.place));
  for (const place of names) {
    let trouble = `${place} is not drawn`;
    for (const element of main.querySelectorAll(`[data-place="${CSS.escape(place)}"].open`)) {
      if (!element.checkVisibility()) continue;
      const outline = element.querySelector(":scope > .lights") ?? element;
      const { width, height } = outline.getBoundingClientRect();
      trouble = (Math.min(width, height) < SMALLEST - 0.5 && `${place} is only ${Math.round(width)} by ${Math.round(height)} px`)
        || outside(outline) || covered(outline, (hit) => hit.closest("[data-place].open")?.dataset.place === place);
      if (!trouble) break;
    }
    if (trouble) return trouble;
  }
};
/** What lies before the player and no decision is about is marked as `data-aside`. */
const mine = () => {
  for (const piece of main.querySelectorAll(".mine [data-piece]")) {
    if (!piece.checkVisibility() || piece.closest("[data-aside]")) continue;
    const trouble = outside(piece);
    if (trouble) return `of mine, ${trouble}`;
  }
};
const look = (when) => {
  const trouble = page() || line() || places() || mine();
  return trouble ? `${when}: ${trouble}` : undefined;
};

const { choices } = JSON.parse(main.querySelector("#now").dataset.now);
const answers = [...main.querySelectorAll("#choices button")];
let trouble = answers.length > 1 ? look("asked") : "nothing is asked";
// What is asked next, when something was chosen, must be in sight too.
const begun = [...new Set(answers.map((answer) => answer.dataset.choice))].filter((place) => choices.filter(({ path }) => path.includes(place)).length > 1);
for (const place of begun.slice(0, MOST)) {
  if (trouble) break;
  const sequence = JSON.parse(main.querySelector("#now").dataset.now).sequence;
  main.querySelector(`#choices [data-choice="${CSS.escape(place)}"]`)?.click();
  if (main.querySelector("#choices button:disabled") || JSON.parse(main.querySelector("#now").dataset.now).sequence !== sequence) break;
  trouble = look(`after ${place}`);
  for (let more = 0; more < 9 && !main.querySelector("[data-do=back]").hidden; more++) main.querySelector("[data-do=back]").click();
}
return trouble ?? null;
