// Clicks and keys, and what lights up under a pointer.

import { all, around, maybe } from "./dom.js";
import { TAKEN } from "./keys.js";

/** The list of all answers in words. @param {HTMLElement} main */
export function answerList(main) {
  return {
    get isOpen() {
      return main.dataset.list === "true";
    },
    /** The button tells whether it is open, also after the line was drawn anew. */
    shows() {
      for (const button of all(main, '[data-do="list"]')) button.setAttribute("aria-expanded", String(this.isOpen));
    },
    toggle() {
      const open = !this.isOpen;
      main.dataset.list = String(open);
      this.shows();
      maybe(main, open ? "#choices button" : "#prompt")?.focus();
    },
  };
}

/**
 * @param {import("./page.js").Page} page
 * @param {import("./choices.js").Choices} choices
 * @param {ReturnType<typeof answerList>} list
 * @param {Record<string, (button: HTMLElement) => unknown>} does What the buttons with `data-do` do.
 */
export function hands(page, choices, list, does) {
  const { main } = page;

  // What stands at the end comes where the answers stood, often by a forced move or somebody else's. A key has no place, and
  // nobody presses one by mistake here.
  main.addEventListener("click", (event) => {
    if (!event.detail || !page.settles || !around(event, ".after")) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  main.addEventListener("click", (event) => {
    const button = around(event, "[data-do]");
    if (button && !button.hasAttribute("disabled")) return does[button.dataset.do ?? ""]?.(button);
    const tab = around(event, ".tabs [data-tab]")?.dataset.tab;
    if (tab) openTab(tab);
  });

  /** @param {string} tab */
  const openTab = (tab) => {
    main.dataset.tab = tab;
    for (const button of all(main, ".tabs [data-tab]")) button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  };
  openTab("mine");

  for (const type of ["pointerover", "pointerout", "focusin", "focusout"])
    main.addEventListener(type, (event) => {
      for (const lit of all(main, ".about")) lit.classList.remove("about");
      if (type === "pointerout" || type === "focusout") return;
      for (const name of around(event, "[data-about]")?.dataset.about?.split(" ") ?? []) {
        const safe = CSS.escape(name);
        for (const place of all(main, `[data-place="${safe}"], [data-piece="${safe}"]`)) place.classList.add("about");
      }
    });

  /** @param {string} name */
  const press = (name) => maybe(main, `[data-do="${name}"]:not([hidden]):not(:disabled)`)?.click();
  /** @type {Record<string, () => unknown>} */
  const keys = {
    Escape: () => (list.isOpen ? list.toggle() : choices.back()),
    b: () => maybe(main, ".board [data-place].open, .mine [data-place].open, [data-place].open")?.focus(),
    p: () => (maybe(main, "#choices button") ?? maybe(main, "#prompt"))?.focus(),
    "?": () => press("settings"),
  };
  for (const [key, name] of Object.entries(TAKEN)) keys[key] = () => press(name);
  // Where a move is not simply taken back, the others are asked for it.
  keys.u = () => (maybe(main, '[data-do="ask-undo"]') ? press("ask-undo") : press("undo"));
  addEventListener("keydown", (event) => {
    if (around(event, "input, textarea, select") || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys[event.key]) return keys[event.key]();
    choices.press(event.key);
  });
}
