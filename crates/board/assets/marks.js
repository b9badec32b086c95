// Marks on places: the key that chooses it, the step at which it was chosen, what an adviser thinks of it. They lie in a
// layer over the stage, so that a place may be anything that can be drawn, and take no click.

import { all, maybe } from "./dom.js";

/** @typedef {{ place: string, kind: "key" | "step" | "hint", text: string }} Mark */

/** The part of a place that a mark belongs to: what the game names, or the outline, or all of it. @param {HTMLElement} place */
const anchor = (place) => maybe(place, "[data-key]") ?? maybe(place, ":scope > .lights") ?? place;

export class Marks {
  #main;
  #layer;
  /** @type {Mark[]} */
  #marks = [];
  #planned = 0;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#layer = Object.assign(document.createElement("div"), { className: "marks" });
    this.#layer.setAttribute("aria-hidden", "true");
    main.append(this.#layer);
    const plan = () => this.plan();
    const stage = maybe(main, ".stage");
    if (stage) new ResizeObserver(plan).observe(stage);
    addEventListener("scroll", plan, { capture: true, passive: true });
    addEventListener("toggle", plan, { capture: true });
  }

  /** From now on these are there. @param {Mark[]} marks */
  show(marks) {
    this.#marks = marks;
    this.plan();
  }

  /** Puts them where their places are, with the next picture. */
  plan() {
    cancelAnimationFrame(this.#planned);
    this.#planned = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const origin = this.#layer.getBoundingClientRect();
    // Everything is measured before anything is written.
    const boxes = this.#marks.flatMap((mark) => this.#boxes(mark.place).map((box) => ({ mark, box })));
    this.#layer.replaceChildren(...boxes.map(({ mark: { kind, text }, box }) => {
      const sign = Object.assign(document.createElement("span"), { className: kind });
      // What an adviser thinks stands beside its ring, the others are the mark.
      if (kind === "hint") sign.dataset.text = text;
      else sign.textContent = text;
      sign.style.left = `${box.left - origin.left}px`;
      sign.style.top = `${box.top - origin.top}px`;
      if (kind === "hint") {
        sign.style.width = `${box.width}px`;
        sign.style.height = `${box.height}px`;
      }
      return sign;
    }));
  }

  /** Where a place is in sight. One that is drawn in several spots is marked in the first. @param {string} name */
  #boxes(name) {
    for (const place of all(this.#main, `[data-place="${CSS.escape(name)}"]`)) {
      const box = anchor(place).getBoundingClientRect();
      if (box.width && box.height && inSight(place, box)) return [box];
    }
    return [];
  }
}

/** Is the corner of a box inside all that scrolls around it? @param {HTMLElement} place @param {DOMRect} box */
function inSight(place, box) {
  for (let around = place.parentElement; around; around = around.parentElement) {
    if (around.matches(".board, .mine, .side, .frame, .players")) {
      const room = around.getBoundingClientRect();
      if (box.right < room.left || box.left > room.right || box.bottom < room.top || box.top > room.bottom) return false;
    }
  }
  return true;
}
