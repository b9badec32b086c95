// What helps a beginner: the remarks of a lesson one after the other, with what they point at; and a sentence about each
// kind of question, once.

import { all, around, maybe } from "./dom.js";
import { keep, read } from "./kept.js";

/** The sections of a game's rulebook that somebody has met. @param {string} game @returns {string[]} */
const met = (game) => read(`met-${game}`) ?? [];

export class Guide {
  #page;
  #settings;
  /** The question of which remarks are shown, and which of them. */
  #at = "";
  #remark = 0;
  /** What is explained now. @type {{ game: string, section: string, sequence: number } | undefined} */
  #explained;

  /** @param {import("./page.js").Page} page @param {import("./settings.js").Settings} settings */
  constructor(page, settings) {
    this.#page = page;
    this.#settings = settings;
    page.main.addEventListener("click", (event) => {
      const way = around(event, "[data-guide]")?.dataset.guide;
      if (way) this.#go(way);
    });
  }

  get #box() {
    return maybe(this.#page.main, '[data-region="guide"]');
  }

  /** Is called whenever the page shows something. */
  shows() {
    const box = this.#box;
    if (!box || this.#page.looksBack) return;
    this.#noteMet();
    if (box.dataset.help) this.#explain(box, box.dataset.help, box.dataset.game ?? "");
    const fresh = box.dataset.at !== undefined && box.dataset.at !== this.#at;
    if (fresh) [this.#at, this.#remark] = [box.dataset.at ?? "", 0];
    this.#turnTo(fresh);
  }

  /** Tells why something else should be chosen. @param {string} text */
  corrects(text) {
    const box = maybe(this.#page.main, "#correction");
    if (!box) return this.#page.notice(text);
    box.hidden = false;
    box.textContent = text;
    this.#remark = Infinity;
    this.#turnTo(false, true);
  }

  /** Whoever has answered a question has met it. */
  #noteMet() {
    const explained = this.#explained;
    if (!explained || explained.sequence === this.#page.now.sequence) return;
    keep(`met-${explained.game}`, [...new Set([...met(explained.game), explained.section])]);
    this.#explained = undefined;
  }

  /** @param {HTMLElement} box @param {string} section @param {string} game */
  #explain(box, section, game) {
    const isNew = this.#settings.helps && !met(game).includes(section);
    box.hidden = !isNew;
    if (!isNew) this.#explained = undefined;
    if (!isNew || this.#explained) return;
    this.#explained = { game, section, sequence: this.#page.now.sequence };
    this.#page.speak(maybe(box, "p")?.textContent ?? "");
  }

  /** On a phone the board lies below the guide and behind the question: what is pointed at comes between them. */
  #bring() {
    const box = this.#box;
    const places = all(this.#page.main, ".pointed").filter((place) => place.checkVisibility());
    if (!box || !places.length || getComputedStyle(box).position !== "sticky") return;
    const rects = places.map((place) => place.getBoundingClientRect());
    const ask = maybe(this.#page.main, '[data-region="ask"]')?.getBoundingClientRect().top ?? innerHeight;
    const [top, bottom] = [box.offsetHeight, Math.min(ask, innerHeight)];
    const [first, last] = [Math.min(...rects.map((rect) => rect.top)), Math.max(...rects.map((rect) => rect.bottom))];
    if (first >= box.getBoundingClientRect().bottom && last <= bottom) return;
    // If there is no room for all of it, its beginning matters.
    const middle = Math.min((first + last) / 2, first + (bottom - top) / 2);
    scrollBy({ top: middle - (top + bottom) / 2, behavior: "instant" });
  }

  /** Shows one remark, and what it points at. @param {boolean} fresh Is the question a new one? @param {boolean} corrects Is it answered why not? */
  #turnTo(fresh, corrects = false) {
    const { main } = this.#page;
    for (const old of all(main, ".pointed")) old.classList.remove("pointed");
    const remarks = all(main, ".guide .remarks > li");
    if (!remarks.length) return;
    this.#remark = Math.max(0, Math.min(this.#remark, remarks.length - 1));
    const last = this.#remark === remarks.length - 1;
    remarks.forEach((remark, place) => (remark.hidden = place !== this.#remark));
    /** @param {string} way @param {boolean} shown */
    const offer = (way, shown) => {
      const button = maybe(main, `.guide [data-guide="${way}"]`);
      if (button) button.hidden = !shown;
      return button;
    };
    offer("back", this.#remark > 0);
    const next = offer("next", !last);
    const close = offer("close", last);
    const remark = remarks[this.#remark];
    for (const name of remark.dataset.look?.split(" ").filter(Boolean) ?? []) {
      const value = name.endsWith("*") ? `^="${CSS.escape(name.slice(0, -1))}"` : `="${CSS.escape(name)}"`;
      for (const place of all(main, `[data-place${value}], [data-piece${value}]`)) place.classList.add("pointed");
    }
    if (corrects) return;
    // Not before the pieces know from where they move: they are measured in the window.
    requestAnimationFrame(() => this.#bring());
    if (!fresh) return;
    this.#page.speak(remark.textContent ?? "");
    // Whoever reads with keys turns the page with the next one.
    (last ? close : next)?.focus({ preventScroll: true });
  }

  /** @param {string} way */
  #go(way) {
    const box = this.#box;
    if (!box) return;
    if (way === "known" || way === "off") {
      box.hidden = true;
      if (way === "off") maybe(document, 'input[name="help"][value="off"]')?.click();
      const { help: section = "", game = "" } = box.dataset;
      keep(`met-${game}`, [...new Set([...met(game), section])]);
      this.#explained = undefined;
      maybe(this.#page.main, "#prompt")?.focus({ preventScroll: true });
    } else if (way === "close") {
      box.hidden = true;
      for (const old of all(this.#page.main, ".pointed")) old.classList.remove("pointed");
      maybe(this.#page.main, "#prompt")?.focus({ preventScroll: true });
    } else {
      this.#remark += way === "next" ? 1 : -1;
      this.#turnTo(false);
      const text = all(this.#page.main, ".guide .remarks > li")[this.#remark]?.textContent ?? "";
      this.#page.speak(text);
      const on = maybe(this.#page.main, '.guide [data-guide="next"]:not([hidden])') ?? maybe(this.#page.main, "#prompt");
      on?.focus({ preventScroll: true });
    }
  }
}
