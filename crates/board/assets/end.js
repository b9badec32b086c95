// The end: looking at the board under it, a score sheet to print, and one to keep as a picture.

import { all, maybe, one } from "./dom.js";

const [CELL, ROW, PAD] = [110, 30, 16];

/** @param {HTMLElement} main */
export function end(main) {
  /** @param {boolean} away */
  const put = (away) => {
    main.dataset.end = away ? "away" : "here";
    for (const button of all(main, '[data-do="result"]')) button.hidden = !away;
    maybe(main, away ? '[data-do="result"]' : ".end .after button")?.focus();
  };
  return {
    board: () => put(true),
    result: () => put(false),
    print: () => print(),
    picture: () => save(main),
  };
}

/** Draws the table of scores and lets it be kept. @param {HTMLElement} main */
function save(main) {
  const table = one(main, ".standings table");
  const rows = all(table, "tr").map((row) => all(row, "th, td").map((cell) => ({ text: cell.innerText.replace(/\s+/g, " ").trim(), own: cell.matches(".you"), won: cell.matches(".won") })));
  const paper = document.createElement("canvas");
  const first = 240;
  const head = 84;
  const scale = 2;
  [paper.width, paper.height] = [(first + CELL * (rows[0].length - 1) + 2 * PAD) * scale, (head + ROW * rows.length + PAD) * scale];
  const pen = paper.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(main);
  /** @param {string} name */
  const colour = (name) => {
    // A colour of the house may differ by day and night: what an element has is what is seen.
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    main.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const [ground, ink, accent, line] = ["--bg", "--ink", "--accent", "--line"].map(colour);
  pen.scale(scale, scale);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, paper.width, paper.height);
  pen.fillStyle = ink;
  pen.font = `600 24px ${style.getPropertyValue("--serif")}`;
  pen.fillText(one(main, ".bar h1").innerText, PAD, 36);
  pen.font = `15px ${style.getPropertyValue("--sans")}`;
  pen.fillText(one(main, ".winner").innerText.replace(/\s+/g, " "), PAD, 62);
  for (const [number, cells] of rows.entries()) {
    const y = head + number * ROW;
    pen.fillStyle = line;
    pen.fillRect(PAD, y, paper.width / scale - 2 * PAD, 1);
    for (const [place, { text, own, won }] of cells.entries()) {
      const strong = number === 0 || cells[0].text === one(table, ".sum th").innerText.trim();
      pen.font = `${strong || own ? 700 : 400} 14px ${style.getPropertyValue("--sans")}`;
      pen.fillStyle = won && strong ? accent : ink;
      pen.textAlign = place ? "right" : "left";
      pen.fillText(text, place ? PAD + first + CELL * place : PAD, y + 20, place ? CELL - 8 : first - 8);
    }
  }
  paper.toBlob((picture) => {
    if (!picture) return;
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(picture), download: `${main.dataset.table}.png` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
}
