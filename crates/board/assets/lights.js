// Places that light up: what can be chosen is a button as long as it can be, and afterwards what it was before.

import { all, maybe } from "./dom.js";

const TOLD = ["role", "tabindex", "aria-label"];
/** What a place was before it could be chosen. @type {WeakMap<Element, [string, string | null][]>} */
const plain = new WeakMap();

/**
 * Lights up the places that can be chosen, each with the words of what it does.
 * @param {HTMLElement} root
 * @param {Map<string, string>} open
 * @param {string[]} picked
 */
export function light(root, open, picked) {
  for (const element of all(root, "[data-place]")) {
    const place = element.dataset.place ?? "";
    const text = open.get(place);
    element.classList.toggle("open", text !== undefined);
    element.classList.toggle("picked", picked.includes(place));
    if (text !== undefined) {
      if (element.getAttribute("role") !== "button") plain.set(element, TOLD.map((name) => [name, element.getAttribute(name)]));
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      // Who speaks to their computer says what they see: a number that is written on a piece belongs to its name.
      const sign = maybe(element, ".sign")?.textContent ?? "";
      element.setAttribute("aria-label", /\d/.test(sign) ? `${sign}: ${text}` : text);
    } else if (element.getAttribute("role") === "button" && !element.matches("button")) {
      for (const [name, value] of plain.get(element) ?? []) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }
  }
}

/** Somebody else's folded area opens while something can be chosen that is only in it. @param {HTMLElement} root */
export function unfold(root) {
  for (const details of /** @type {HTMLDetailsElement[]} */ (all(root, "details.player"))) {
    /** @param {HTMLElement} place */
    const elsewhere = ({ dataset }) => all(root, `[data-place="${CSS.escape(dataset.place ?? "")}"]`).some((same) => !details.contains(same));
    const wanted = all(details, "[data-place].open").some((place) => !elsewhere(place));
    if (wanted && !details.open) {
      details.open = true;
      details.dataset.opened = "true";
    } else if (!wanted && details.dataset.opened) {
      details.open = false;
      delete details.dataset.opened;
    }
  }
  // On a phone only one panel is in sight; the others tell that they have something.
  for (const tab of all(root, ".tabs [data-tab]"))
    tab.classList.toggle("lit", Boolean(maybe(root, `[data-panel="${tab.dataset.tab}"] [data-place].open`)));
}

/**
 * A ghost shows what would happen: it names the places that show it, all of which are chosen or under the pointer.
 * @param {HTMLElement} root
 * @param {Set<string>} chosen
 */
export function ghosts(root, chosen) {
  for (const ghost of all(root, "[data-ghost]"))
    ghost.classList.toggle("shown", chosen.size > 0 && Boolean(ghost.dataset.ghost?.split(" ").every((place) => chosen.has(place))));
}
