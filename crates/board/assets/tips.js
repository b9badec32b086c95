// Tips: what a piece is, when the pointer rests on it, when it has the focus, or when a finger stays on it.

import { around, maybe } from "./dom.js";

/**
 * What has something to say where a pointer or the focus is: the element, what it is in, or what lies under it. A hit area
 * lies over the piece that it stands for.
 * @param {Event} event
 * @param {number} x
 * @param {number} y
 */
function told(event, x, y) {
  const element = around(event, "[data-tip]");
  if (element) return element;
  const place = around(event, "[data-place]");
  if (!place) return null;
  const below = document.elementsFromPoint(x, y).map((under) => /** @type {HTMLElement | null} */ (under.closest("[data-tip]")));
  return below.find(Boolean) ?? maybe(place, "[data-tip]");
}

/** @param {HTMLElement} root @param {HTMLElement} tip */
export function tips(root, tip) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {HTMLElement | undefined} */
  let shown;

  /** @param {HTMLElement} element */
  const show = (element) => {
    tip.textContent = element.dataset.tip ?? "";
    tip.hidden = false;
    shown = element;
    const [box, own] = [element.getBoundingClientRect(), tip.getBoundingClientRect()];
    const left = Math.min(Math.max(4, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 4);
    const above = box.top - own.height - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - own.height - 4)}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
    shown = undefined;
  };
  /** @param {HTMLElement} element @param {number} after */
  const later = (element, after) => {
    clearTimeout(timer);
    timer = setTimeout(() => element.isConnected && show(element), after);
  };
  root.addEventListener("pointerover", (event) => {
    const element = told(event, event.clientX, event.clientY);
    if (!element) return hide();
    if (element !== shown) {
      hide();
      later(element, event.pointerType === "touch" ? 450 : 250);
    }
  });
  root.addEventListener("pointerleave", hide);
  root.addEventListener("focusin", (event) => {
    const box = event.target instanceof Element ? event.target.getBoundingClientRect() : undefined;
    if (!box || !around(event, ":focus-visible")) return;
    const element = told(event, box.left + box.width / 2, box.top + box.height / 2);
    if (element) later(element, 250);
  });
  root.addEventListener("focusout", hide);
  root.addEventListener("click", hide);
  addEventListener("scroll", hide, true);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
}
