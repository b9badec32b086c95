// What just happened: pieces (`data-piece`) move from where they were to where they are. The old places are measured
// before the page changes and the new ones after it; the difference is played backwards and let go. Nothing is drawn
// twice, and the page can be used while things move.

import { all } from "./dom.js";

/** @typedef {{ places: Map<string, DOMRect>, counts: Map<string, number> }} Measured */

/** How long a piece moves, in milliseconds. */
export const MOTION = 280;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {HTMLElement} root */
const pieces = (root) => all(root, "[data-piece]");

/** Measures everything that could move or count. @param {HTMLElement} root @returns {Measured} */
export function measure(root) {
  const places = new Map();
  if (!calm.matches) for (const piece of pieces(root)) places.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  const counts = new Map();
  for (const count of all(root, "[data-count][id], .player [data-count]")) counts.set(key(count), Number(count.dataset.count));
  return { places, counts };
}

/** @param {HTMLElement} count */
const key = (count) => count.id || count.closest("details")?.id || "";

/** Moves what is elsewhere now, lets what is new appear, and shows how numbers changed. @param {HTMLElement} root @param {Measured} before */
export function play(root, before) {
  // Everything is measured before anything moves: a box that is asked for after a change is laid out anew.
  const changes = [...changed(root, before.counts)];
  const moves = calm.matches ? [] : [...moved(root, before.places)];
  for (const [count, change, box] of changes) flash(count, change, box);
  for (const [piece, frames, options] of moves) piece.animate(frames, options);
}

/** @param {HTMLElement} root @param {Map<string, number>} counts @returns {Iterable<[HTMLElement, number, DOMRect]>} */
function* changed(root, counts) {
  for (const count of all(root, ".player [data-count]")) {
    const change = Number(count.dataset.count) - (counts.get(key(count)) ?? NaN);
    if (!change) continue;
    const box = count.getBoundingClientRect();
    if (box.width) yield [count, change, box];
  }
}

/** @param {HTMLElement} root @param {Map<string, DOMRect>} places @returns {Iterable<[HTMLElement, Keyframe[], KeyframeAnimationOptions]>} */
function* moved(root, places) {
  for (const piece of pieces(root)) {
    const old = places.get(piece.dataset.piece ?? "");
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    if (!old || !old.width) {
      if (places.size) yield [piece, [{ opacity: 0 }, { opacity: 1 }], { duration: MOTION }];
      continue;
    }
    const [dx, dy] = [old.left - box.left, old.top - box.top];
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    // Inside an SVG a length counts in its own units.
    const around = piece.parentElement;
    const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : undefined;
    const [x, y] = matrix ? [dx / (matrix.a || 1), dy / (matrix.d || 1)] : [dx, dy];
    yield [piece, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: MOTION, easing: "cubic-bezier(.3, .8, .4, 1)" }];
  }
}

/** What rises now, by the number it belongs to: changes that follow quickly are summed up. @type {Map<string, { sign: HTMLElement, sum: number }>} */
const rising = new Map();

/** @param {HTMLElement} count @param {number} change @param {DOMRect} box */
function flash(count, change, box) {
  const name = key(count);
  const before = rising.get(name);
  before?.sign.remove();
  const sum = change + (before?.sum ?? 0);
  if (!sum) return void rising.delete(name);
  const sign = Object.assign(document.createElement("span"), { className: sum < 0 ? "gain loss" : "gain" });
  sign.textContent = sum < 0 ? `−${-sum}` : `+${sum}`;
  sign.setAttribute("aria-hidden", "true");
  const own = { sign, sum };
  rising.set(name, own);
  sign.style.left = `${box.left}px`;
  sign.style.top = `${box.top}px`;
  document.body.append(sign);
  const rise = calm.matches ? [{ opacity: 1 }, { opacity: 1 }] : [{ opacity: 1, translate: "0 0" }, { opacity: 1, offset: 0.6 }, { opacity: 0, translate: "0 -12px" }];
  const done = () => {
    sign.remove();
    if (rising.get(name) === own) rising.delete(name);
  };
  sign.animate(rise, { duration: 1400 }).finished.finally(done);
}
