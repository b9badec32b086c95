// The games that somebody has watched: this browser remembers them, and the hall lists them. Nobody else needs to know.

import { all, maybe, one } from "./dom.js";
import { keep, read } from "./kept.js";

// So many are remembered.
const MOST = 12;

/** @typedef {{ table: string, game: string, title: string, names: string, turn: string }} Watched */

/** @returns {Watched[]} */
const known = () => {
  const kept = read("watched");
  return Array.isArray(kept) ? kept : [];
};

/** Notes what is watched here, and how far it has come. @param {import("./page.js").Page} page */
export function note({ main, table, now }) {
  const game = [...main.classList].find((name) => name.startsWith("g-")) ?? "";
  const names = all(main, ".player .name").map((name) => name.firstChild?.textContent?.trim() ?? "").join(", ");
  const title = one(main, ".bar h1").innerText.trim();
  keep("watched", [{ table, game, title, names, turn: now.turn }, ...known().filter((other) => other.table !== table)].slice(0, MOST));
}

/** Fills the list of the hall. @param {HTMLElement | null} section */
export function list(section) {
  const games = known();
  if (!section || !games.length) return;
  const lines = games.map(({ table, game, title, names, turn }) => {
    const line = document.createElement("li");
    line.className = game;
    const link = Object.assign(document.createElement("a"), { href: `/t/${encodeURIComponent(table)}` });
    link.append(Object.assign(document.createElement("strong"), { textContent: title }));
    for (const [className, textContent] of [["names", names], ["state", turn]]) link.append(Object.assign(document.createElement("span"), { className, textContent }));
    line.append(link);
    return line;
  });
  maybe(section, "ul")?.replaceChildren(...lines);
  section.hidden = false;
}
