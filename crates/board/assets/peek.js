// Somebody else's area, beside the column: it opens while the pointer or the focus is on a player, and stays when it was
// clicked. It never covers the question.

import { all, around, one } from "./dom.js";

const wide = matchMedia("(min-width: 1024px)");
// So long the pointer rests before something opens, in milliseconds: whoever only passes by sees nothing.
const REST = 150;

/** @param {HTMLElement} main */
export function peek(main) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {HTMLDetailsElement} player */
  const place = (player) => {
    const area = one(player, ".unfolded");
    const top = player.getBoundingClientRect().top;
    area.style.top = `${Math.max(112, Math.min(top, innerHeight - area.offsetHeight - 8))}px`;
  };
  /** Only one is open at a time, but for those in which something can be chosen. @param {HTMLElement} [but] */
  const close = (but) => {
    clearTimeout(timer);
    for (const player of /** @type {HTMLDetailsElement[]} */ (all(main, "details.player[open]:not([data-opened])")))
      if (wide.matches && player !== but) {
        player.open = false;
        delete player.dataset.peek;
      }
  };
  /** @param {Event} event */
  const found = (event) => /** @type {HTMLDetailsElement | null} */ (wide.matches ? around(event, "details.player") : null);

  main.addEventListener("pointerover", (event) => {
    const player = found(event);
    if (event.pointerType !== "mouse" || !player || player.open) return player ? undefined : all(main, "details[data-peek]").length ? close() : clearTimeout(timer);
    clearTimeout(timer);
    timer = setTimeout(() => {
      close(player);
      player.open = true;
      player.dataset.peek = "true";
    }, REST);
  });
  main.addEventListener("focusin", (event) => {
    const player = found(event);
    if (!player) return close();
    if (player.open || !around(event, "summary:focus-visible")) return;
    close(player);
    player.open = true;
    player.dataset.peek = "true";
  });
  // A click on what only peeks lets it stay.
  main.addEventListener("click", (event) => {
    const player = found(event);
    if (!player?.dataset.peek || !around(event, "summary")) return;
    event.preventDefault();
    delete player.dataset.peek;
  });
  main.addEventListener("toggle", (event) => {
    const player = /** @type {HTMLDetailsElement} */ (event.target);
    if (wide.matches && player.matches("details.player[open]:not([data-opened])")) {
      close(player);
      place(player);
    }
  }, true);
  addEventListener("keydown", (event) => event.key === "Escape" && close());
  main.addEventListener("pointerdown", (event) => !found(event) && close());
}
