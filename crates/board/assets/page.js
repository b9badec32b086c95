// The page of a table: what it shows, and how a step changes it.

import { all, maybe, one } from "./dom.js";
import { morph } from "./morph.js";
import { measure, play } from "./motion.js";
import { patch } from "./patch.js";
import { keep, read } from "./kept.js";

// So many lines of the log are kept.
const LINES = 300;
// So many lines of the log say what is happening.
const HAPPENS = 3;
// For so long what stands at the end takes no click.
const SETTLE = 700;

/** @typedef {{ content: DocumentFragment, texts: Map<string, string>, now: Now }} Fresh What a step draws. */

export class Page {
  #ended = -Infinity;
  /** The texts of the parts that it shows, by their versions, as far as they were told. @type {Map<string, string>} */
  #texts = new Map();

  /** @param {HTMLElement} main */
  constructor(main) {
    this.main = main;
    /** @type {Record<string, string>} */
    this.texts = JSON.parse(main.dataset.texts ?? "{}");
    this.table = main.dataset.table ?? "";
    this.you = main.dataset.you ? Number(main.dataset.you) : null;
    this.looksBack = main.dataset.replay === "true";
    /** @type {Now} */
    this.now = JSON.parse(one(main, "#now").dataset.now ?? "{}");
    /** What an answer was refused to. @type {Now | undefined} */
    this.refused = undefined;
    /** Tells a learner why something else should be chosen. @type {(text: string) => void} */
    this.corrects = (text) => this.notice(text);
    /** Asks what is to be asked. */
    this.asks = () => {};
    /** Is called when what it shows can be answered from now on. */
    this.opens = () => {};
    /** Is called when a step is on the page, with what stood there before. @type {(before?: Now) => void} */
    this.shows = () => {};
  }

  /** What the newest lines of the log say, for whoever waits. */
  happens() {
    const box = maybe(this.main, "#happening");
    if (!box) return;
    const newest = maybe(this.main, "#log li")?.dataset.number;
    const lines = newest ? all(this.main, `#log li[data-number="${newest}"] > a`) : [];
    // A scoring has many lines; the last ones say what it came to.
    const last = lines.slice(0, HAPPENS).map((line) => line.textContent).reverse();
    box.textContent = this.now.over ? "" : last.join(" ");
  }

  get #versions() {
    return all(this.main, "[data-version]").map((part) => part.dataset.version ?? "");
  }

  /** What it shows, as the server wants to know it: with a hyphen what it has not as a text. */
  get have() {
    const have = this.#versions.map((version) => (this.#texts.has(version) ? version : `-${version}`)).join();
    const newest = maybe(this.main, "#log li")?.dataset.number;
    return { have, lines: newest ? Number(newest) : undefined };
  }

  /** The address of something at this table, in the page's language. @param {string} path @param {Record<string, unknown>} [query] */
  address(path, query = {}) {
    const known = Object.entries({ ...query, language: document.documentElement.lang }).filter(([, value]) => value !== undefined && value !== null);
    return `/t/${this.table}/${path}?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
  }

  /**
   * What a step draws, if the page has all that it leaves out.
   * @param {Step} step
   * @returns {Fresh | undefined}
   */
  read({ html = "", parts = {}, now }) {
    const page = document.createElement("template");
    page.innerHTML = html;
    const { content } = page;
    const [shown, texts] = [new Set(this.#versions), new Map()];
    const since = maybe(content, "#log[data-since]")?.dataset.since;
    if (!now || (since !== undefined && since !== maybe(this.main, "#log li")?.dataset.number)) return undefined;
    for (const part of all(content, "[data-version]")) {
      const version = part.dataset.version ?? "";
      const text = this.#text(version, parts[version]);
      if (text !== undefined) texts.set(version, text);
      if (shown.has(version)) part.dataset.same = "";
      else if (text === undefined) return undefined;
      else part.innerHTML = text;
    }
    return { content, texts, now };
  }

  /** The text of a part, as it was told. @param {string} version @param {string | [string, Piece[]]} [told] */
  #text(version, told) {
    if (typeof told !== "object") return told ?? this.#texts.get(version);
    const old = this.#texts.get(told[0]);
    return old === undefined ? undefined : patch(old, told[1]);
  }

  /**
   * Shows what a step draws. `still` where more follows at once.
   * @param {Fresh} fresh
   * @param {boolean} [still]
   */
  show({ content, texts, now }, still) {
    const [focus, before] = [nameOf(document.activeElement), this.now];
    const places = still ? undefined : measure(this.main);
    for (const region of all(content, "[data-region]")) {
      const old = one(this.main, `[data-region="${region.dataset.region}"]`);
      const more = maybe(region, "#log[data-since]");
      if (more) goOn(one(old, "#log"), more);
      else morph(old, region);
    }
    [this.now, this.#texts] = [now, texts];
    one(this.main, "#now").dataset.now = JSON.stringify(now);
    if (now.over && !before.over) this.#ended = performance.now();
    if (this.isCutOff) this.notice();
    this.shows(before);
    if (focus && document.activeElement === document.body)
      (maybe(this.main, focus) ?? maybe(this.main, "#choices button, #prompt"))?.focus({ preventScroll: true });
    if (places) play(this.main, places);
    this.markNew();
  }

  /** All points on the table, as far as they are known. */
  get points() {
    return all(this.main, ".player .score").reduce((sum, score) => sum + Number(score.dataset.count), 0);
  }

  /** The connection is there, or it is lost: then nothing can be pressed that could not arrive. @param {boolean} is */
  connect(is) {
    this.main.dataset.connection = is ? "here" : "lost";
    this.notice(is ? undefined : this.texts.lost);
  }

  get isCutOff() {
    return this.main.dataset.connection === "lost";
  }

  /** What is asked; nothing where it looks back. */
  get question() {
    return this.now.at === this.now.moves ? this.now : { ...this.now, choices: [], places: {} };
  }

  /** Has the end only just come? A click that was meant for an answer must not lead away from the table. */
  get settles() {
    return performance.now() - this.#ended < SETTLE;
  }

  /** Says something to those who do not see. @param {string} text */
  speak(text) {
    one(document, "#live").textContent = text;
  }

  /** Tells of trouble; without a text there is none but a lost connection. @param {string} [text] */
  notice(text) {
    const box = maybe(this.main, "#notice");
    if (box) box.textContent = text ?? (this.isCutOff ? this.texts.lost : "");
  }

  /** Marks what has happened since the player last moved on. */
  markNew() {
    const seen = Number(read(`seen-${this.table}`) ?? 0);
    for (const line of all(this.main, ".lines li")) line.classList.toggle("new", Number(line.dataset.number) > seen);
    if (document.hidden || this.looksBack || !this.now.mine) return;
    this.main.addEventListener("click", () => keep(`seen-${this.table}`, this.now.moves), { once: true });
  }
}

/** A name by which an element is found again after a step. @param {Element | null} element */
function nameOf(element) {
  if (!element || element === document.body) return undefined;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { dataset } = /** @type {HTMLElement} */ (element);
  const key = ["place", "choice", "do", "tab", "step"].find((key) => dataset?.[key]);
  return key && `[data-${key}="${CSS.escape(dataset[key] ?? "")}"]`;
}

/** What is new in the log stands above what is there already. @param {HTMLElement} log @param {HTMLElement} more */
function goOn(log, more) {
  log.prepend(...more.children);
  while (log.childElementCount > LINES) log.lastElementChild?.remove();
}
