// A board larger than its place: the wheel with Ctrl (which is also how a touchpad pinches) and the keys + - 0 change its
// size, Shift with an arrow moves it. A finger on a touch screen does both without us.

import { around, maybe } from "./dom.js";

const [LEAST, MOST, STEP] = [1, 3, 1.2];
// So far one key moves a board, in pixels.
const FAR = 80;

/** @param {HTMLElement} main */
export function zoom(main) {
  let size = 1;
  const board = () => maybe(main, ".board");

  /** Everything on the board grows from its upper left corner, as if it were one thing. */
  const show = () => {
    const room = board();
    if (!room) return;
    const things = /** @type {HTMLElement[]} */ ([...room.children]);
    if (size === 1) {
      delete room.dataset.zoom;
      for (const thing of things) thing.style.removeProperty("transform");
      return;
    }
    room.dataset.zoom = String(size);
    for (const thing of things) thing.style.removeProperty("transform");
    const origin = room.getBoundingClientRect();
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    for (const [number, thing] of things.entries()) {
      const [x, y] = [boxes[number].left - origin.left + room.scrollLeft, boxes[number].top - origin.top + room.scrollTop];
      thing.style.transform = `translate(${x * (size - 1)}px, ${y * (size - 1)}px) scale(${size})`;
    }
  };
  /** The point under the pointer stays where it is. @param {number} wanted @param {{ clientX: number, clientY: number }} [at] */
  const set = (wanted, at) => {
    const [room, before] = [board(), size];
    size = Math.min(MOST, Math.max(LEAST, wanted));
    if (!room || size === before) return;
    const box = room.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - box.left, at.clientY - box.top] : [box.width / 2, box.height / 2];
    const [left, top] = [(room.scrollLeft + x) * (size / before) - x, (room.scrollTop + y) * (size / before) - y];
    show();
    room.scrollTo(left, top);
  };

  main.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !around(event, ".board")) return;
    event.preventDefault();
    set(size * Math.exp(-event.deltaY / 300), event);
  }, { passive: false });
  /** @type {Record<string, () => void>} */
  const keys = { "+": () => set(size * STEP), "-": () => set(size / STEP), "0": () => set(1) };
  /** @type {Record<string, [number, number]>} */
  const ways = { ArrowLeft: [-FAR, 0], ArrowRight: [FAR, 0], ArrowUp: [0, -FAR], ArrowDown: [0, FAR] };
  addEventListener("keydown", (event) => {
    if (around(event, "input, textarea, select") || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = event.shiftKey ? ways[event.key] : undefined;
    if (way) board()?.scrollBy(...way);
    keys[event.key]?.();
  });
  return { show };
}
