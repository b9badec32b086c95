// Looking back: a slider, arrow keys, jumps by round, a permanent address for every position.

import { around, maybe, one, wait } from "./dom.js";
import { told } from "./send.js";

// Whoever goes on quickly gets the last position wished for, not all between: so long nothing is fetched.
const PAUSE = 60;
// So long a position stands while the game plays itself.
const SHOWN = 900;

/** @typedef {{ at: number, round?: number, seat?: string }} Wish What is wanted: a position, or a round from there. */

/** @param {import("./page.js").Page} page */
export function replay(page) {
  const bar = maybe(page.main, ".replay");
  if (!bar) return;
  const slider = /** @type {HTMLInputElement} */ (one(bar, "#position"));
  const seenBy = /** @type {HTMLSelectElement | null} */ (maybe(bar, "#seen-by"));
  const last = Number(slider.max);
  /** @type {Wish | undefined} */
  let wish;
  /** @type {(value?: unknown) => void} */
  let wished = () => {};
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let running;

  const at = () => Number(slider.value);
  /** @param {number} position */
  const move = (position) => {
    slider.value = String(position);
    one(bar, "#at").textContent = `${at()} / ${last}`;
  };
  /** @param {number} position @param {number} [round] */
  const go = (position, round) => {
    if (round === undefined) move(position);
    wish = { at: at(), round, seat: seenBy?.value || undefined };
    wished();
  };

  /** One look after the other: each tells what the page shows, and that must still be so when its answer comes. */
  const looks = async () => {
    for (;;) {
      if (!wish) await new Promise((done) => (wished = done));
      await wait(PAUSE);
      const wanted = /** @type {Wish} */ (wish);
      const step = await look({ ...wanted, ...page.have });
      if (wish !== wanted) continue;
      wish = undefined;
      const fresh = step && page.read(step);
      if (!fresh) continue;
      page.show(fresh);
      const { at } = fresh.now;
      move(at);
      history.replaceState(null, "", `?${new URLSearchParams({ at: String(at), ...(wanted.seat && { seat: wanted.seat }) })}`);
    }
  };
  /** @param {Record<string, unknown>} wanted @returns {Promise<Step | undefined>} */
  const look = async (wanted) => {
    const answer = await fetch(page.address("look", wanted)).catch(() => undefined);
    if (answer?.ok) return answer.json();
    page.notice((await told(answer)).detail ?? page.texts["send-failed"]);
  };

  const stop = () => {
    clearInterval(running);
    running = undefined;
  };
  /** @type {Record<string, () => void>} */
  const step = {
    first: () => go(0),
    last: () => go(last),
    back: () => go(at() - 1),
    on: () => go(at() + 1),
    "round-back": () => go(at(), -1),
    "round-on": () => go(at(), 1),
    play: () => {
      if (running) return stop();
      running = setInterval(() => (at() < last ? go(at() + 1) : stop()), SHOWN);
    },
  };
  /** @param {string} name */
  const does = (name) => {
    if (name !== "play") stop();
    step[name]();
  };
  bar.addEventListener("click", (event) => {
    const name = around(event, "[data-step]")?.dataset.step;
    if (name) does(name);
  });
  // A line of the log leads to its moment without a new page.
  page.main.addEventListener("click", (event) => {
    const at = around(event, "#log [data-at]")?.dataset.at;
    if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    go(Number(at));
  });
  slider.addEventListener("input", () => go(at()));
  seenBy?.addEventListener("change", () => go(at()));
  /** @type {Record<string, string>} */
  const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", PageUp: "round-back", PageDown: "round-on", " ": "play" };
  addEventListener("keydown", (event) => {
    if (around(event, "input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const name = keys[event.key];
    if (!name || (event.key === " " && around(event, "button, [role=button], summary, a"))) return;
    event.preventDefault();
    does(name);
  });
  looks();
}
