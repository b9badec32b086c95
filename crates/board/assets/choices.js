// Choices as paths: every legal action is a path of places. The page lights up each place that goes on some path; a
// click, a tap or a key narrows the set, and when one action is left it is sent. What has a place on the table is chosen
// there; what has none is a button in the line; and a list has all of it in words.

import { all, around, maybe } from "./dom.js";
import { KEYS } from "./keys.js";
import { ghosts, light, unfold } from "./lights.js";
import { Marks } from "./marks.js";

/** @typedef {Pick<Now, "choices" | "places"> & Partial<Now>} Question */
/**
 * @typedef {object} Ways
 * @property {(action: string) => void} send Plays an action.
 * @property {Record<string, string>} texts The words of the page.
 * @property {() => boolean} mustConfirm Is it to be asked once more?
 * @property {() => boolean} mayAnswer Could an answer arrive?
 * @property {(text: string) => void} speak
 */

/** A place can be named in the middle of a sentence; an answer begins one. @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Are the same actions offered? @param {Choice[]} now @param {Choice[]} before */
const isSame = (now, before) => now.length === before.length && now.every(({ action }, place) => action === before[place].action);

export class Choices {
  /** @type {Question} */
  now = { choices: [], places: {} };
  /** @type {string[]} */
  path = [];
  /** So many places every action begins with: nobody needs to choose them. */
  #given = 0;
  /** What an adviser thinks of the actions. @type {Hint[]} */
  #hints = [];

  /** @param {HTMLElement} root @param {Ways} ways */
  constructor(root, ways) {
    this.root = root;
    this.ways = ways;
    this.marks = new Marks(root);
    root.addEventListener("click", (event) => {
      const place = around(event, "[data-place].open");
      if (place) this.choose(place.dataset.place, place);
    });
    root.addEventListener("keydown", (event) => {
      const place = around(event, "[data-place].open");
      if ((event.key !== "Enter" && event.key !== " ") || !place || place !== event.target) return;
      event.preventDefault();
      this.choose(place.dataset.place, place);
    });
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.#hover(event, true));
    for (const type of ["pointerout", "focusout"]) root.addEventListener(type, (event) => this.#hover(event, false));
  }

  /** A new question, or none. What is asked once more keeps what was chosen: the page may be drawn anew at any time. @param {Question} now */
  ask(now) {
    if (!isSame(now.choices, this.now.choices)) {
      this.#hints = [];
      this.path = [];
      this.now = now;
      while (this.left.length > 1 && this.next.size === 1) this.path.push(...this.next.keys());
      this.#given = this.path.length;
    }
    this.now = now;
    if (this.path.length > this.#given && this.left.length === 1) this.#confirm(this.left[0]);
    else this.draw();
  }

  /** The actions that are still possible. */
  get left() {
    return this.now.choices.filter((choice) => this.path.every((place, step) => choice.path[step] === place));
  }

  /** The places that go on from here, each with its actions. */
  get next() {
    /** @type {Map<string, Choice[]>} */
    const next = new Map();
    for (const choice of this.left) {
      const place = choice.path[this.path.length];
      next.set(place, [...(next.get(place) ?? []), choice]);
    }
    return next;
  }

  /** @param {string} place */
  word(place) {
    return this.now.places[place] ?? place;
  }

  /** @param {string | undefined} place @param {HTMLElement} from @returns {void} */
  choose(place, from) {
    const actions = place === undefined ? undefined : this.next.get(place);
    if (place === undefined || !actions || !this.ways.mayAnswer()) return;
    const byKey = from.matches(":focus-visible");
    this.path.push(place);
    // A place that every remaining action goes through needs no click of its own.
    const rest = this.next;
    if (actions.length > 1 && rest.size === 1) return this.choose([...rest.keys()][0], from);
    if (actions.length === 1) return this.#settle(actions[0], byKey);
    const listed = Boolean(from.closest("#choices"));
    this.draw();
    this.ways.speak(`${this.ways.texts.chosen} ${this.path.map((step) => this.word(step)).join(", ")}`);
    if (byKey) this.#goOn(listed);
  }

  back() {
    if (this.path.length <= this.#given) return false;
    const listed = Boolean(maybe(this.root, "#choices:focus-within"));
    this.path = this.path.slice(0, -1);
    // The way back goes past places that were chosen by themselves.
    while (this.path.length > this.#given && this.next.size === 1) this.path.pop();
    this.draw();
    this.#goOn(listed);
    return true;
  }

  /** Chooses the answer with this key. Is there one? @param {string} key */
  press(key) {
    const button = this.#buttons[KEYS.indexOf(key)];
    button?.click();
    // Whoever uses keys stays on the page.
    if (button && document.activeElement === document.body) maybe(this.root, "#prompt")?.focus({ preventScroll: true });
    return Boolean(button);
  }

  /** Tells what an adviser thinks, at the places themselves. @param {Hint[]} hints The best first. */
  advise(hints) {
    this.#hints = hints;
    this.#mark();
  }

  /** Takes an action whole, as if its places had been chosen one after the other. @param {string} action */
  take(action) {
    const choice = this.now.choices.find((choice) => choice.action === action);
    if (!choice || !this.ways.mayAnswer()) return;
    this.path = [...choice.path];
    this.#settle(choice, true);
  }

  /** @param {Choice} choice @param {boolean} byKey */
  #settle(choice, byKey) {
    if (!this.ways.mustConfirm() || !maybe(this.root, "#choices")) return this.#send(choice);
    this.#confirm(choice);
    if (byKey) this.#goOn(false);
  }

  /** @param {Choice} choice */
  #confirm(choice) {
    this.draw();
    light(this.root, new Map(), this.path);
    const buttons = () => {
      const confirm = this.#button(capital(choice.text), () => this.#send(choice));
      // The tick says to the eye what the words say to the ear; both together would be too long a text for a button.
      const said = Object.assign(document.createElement("span"), { className: "unseen", textContent: `${this.ways.texts.confirm}: ` });
      confirm.prepend(said);
      confirm.classList.add("primary", "ticked");
      return [confirm, this.#button(this.ways.texts.cancel, () => this.back())];
    };
    for (const box of all(this.root, "#choices, #answers")) box.replaceChildren(...buttons());
    // "Cancel" is the way back already.
    for (const back of all(this.root, '[data-do="back"]')) back.hidden = true;
    this.#mark(new Map());
  }

  /** @param {Choice} choice */
  #send(choice) {
    if (!this.ways.mayAnswer()) return;
    const focused = document.activeElement;
    light(this.root, new Map(), this.path);
    for (const button of /** @type {HTMLButtonElement[]} */ (all(this.root, ":is(#choices, #answers) button"))) button.disabled = true;
    // What was chosen can hold the focus no more; from the question on, the next one is found.
    if (focused?.matches("[data-place], button:disabled")) maybe(this.root, "#prompt")?.focus({ preventScroll: true });
    // If it is refused, the question begins anew.
    this.path = this.path.slice(0, this.#given);
    this.marks.show([]);
    this.ways.send(choice.action);
  }

  /** Whoever uses keys goes on where the next answers are: in the list, on the table, in the line. @param {boolean} listed */
  #goOn(listed) {
    const answers = [":is(.board, .mine) [data-place].open", "#answers button", "#choices button"];
    for (const answer of listed ? answers.reverse() : answers) {
      const found = all(this.root, answer).find((element) => element.checkVisibility());
      if (found) return found.focus({ preventScroll: true });
    }
  }

  /** All answers, in the order of their keys. */
  get #buttons() {
    return /** @type {HTMLButtonElement[]} */ (all(this.root, "#choices button"));
  }

  /** @param {Event} event @param {boolean} on */
  #hover(event, on) {
    const place = around(event, "[data-place]")?.dataset.place ?? around(event, "[data-choice]")?.dataset.choice;
    if (!place) return;
    for (const lit of all(this.root, ".lit")) lit.classList.remove("lit");
    ghosts(this.root, new Set(on ? [...this.path, place] : this.path));
    if (!on) return;
    const name = CSS.escape(place);
    for (const same of all(this.root, `[data-place="${name}"].open, [data-choice="${name}"]`)) same.classList.add("lit");
  }

  /** @param {string} text @param {() => void} act */
  #button(text, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(text);
    button.addEventListener("click", act);
    return button;
  }

  /** An answer in words. @param {string} place @param {Choice[]} actions @param {string | undefined} key */
  #answer(place, actions, key) {
    /** @type {HTMLButtonElement} */
    const button = this.#button("", () => this.choose(place, button));
    button.dataset.choice = place;
    if (key) {
      const sign = Object.assign(document.createElement("span"), { className: "digit", textContent: key });
      sign.setAttribute("aria-hidden", "true");
      button.append(sign);
    }
    button.append(capital(actions.length === 1 ? actions[0].text : this.word(place)));
    return button;
  }

  /** Is a place drawn on the table? @param {string} place */
  #isDrawn(place) {
    return Boolean(maybe(this.root, `[data-place="${CSS.escape(place)}"]`));
  }

  /** Marks the places with their keys and steps, and with what was advised. */
  #mark(next = this.next) {
    const [places, chosen] = [[...next.keys()], this.path.slice(this.#given)];
    /** @type {Map<string, number>} */
    const wins = new Map();
    for (const { action, win_share: win } of this.#hints) {
      const place = this.left.find((choice) => choice.action === action)?.path[this.path.length];
      if (place !== undefined && !wins.has(place)) wins.set(place, win);
    }
    const [best] = wins.keys();
    for (const button of all(this.root, "[data-choice]")) {
      const win = wins.get(button.dataset.choice ?? "");
      button.classList.toggle("best", button.dataset.choice === best);
      if (win !== undefined) button.dataset.win = percent(win);
      else delete button.dataset.win;
    }
    this.marks.show([
      ...[...wins].filter(([place]) => next.has(place)).map(([place, win]) => /** @type {const} */ ({ place, kind: "hint", text: percent(win) })),
      ...places.flatMap((place, number) => (KEYS[number] ? [/** @type {const} */ ({ place, kind: "key", text: KEYS[number] })] : [])),
      ...chosen.map((place, step) => /** @type {const} */ ({ place, kind: "step", text: String(step + 1) })),
    ]);
  }

  draw() {
    const next = this.next;
    light(this.root, new Map([...next].map(([place, actions]) => [place, actions.length === 1 ? actions[0].text : this.word(place)])), this.path);
    unfold(this.root);
    ghosts(this.root, new Set(this.path));
    const back = maybe(this.root, '[data-do="back"]');
    const chosen = this.path.slice(this.#given);
    if (back) back.hidden = chosen.length === 0;
    maybe(this.root, "#chosen")?.replaceChildren(...chosen.map((place) => Object.assign(document.createElement("li"), { textContent: capital(this.word(place)) })));
    const answers = [...next].map(([place, actions], number) => /** @type {const} */ ([place, actions, KEYS[number]]));
    maybe(this.root, "#choices")?.replaceChildren(...answers.map((answer) => this.#answer(...answer)));
    maybe(this.root, "#answers")?.replaceChildren(...answers.filter(([place]) => !this.#isDrawn(place)).map((answer) => this.#answer(...answer)));
    this.#mark(next);
  }
}

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;
