// Choices as paths: every legal action is a path of places. The page lights up each place that goes on some path; a
// click, a tap or a key narrows the set, and when one action is left it is sent.

// A place can be named in the middle of a sentence; an answer begins one.
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export class Choices {
  /** `send(action)` plays an action; `texts` are the words of the page; `mustConfirm()` tells whether to ask once more. */
  constructor(root, { send, texts, mustConfirm, speak }) {
    Object.assign(this, { root, send, texts, mustConfirm, speak });
    this.now = { choices: [], places: {} };
    this.path = [];
    // What a place was before it could be chosen.
    this.plain = new WeakMap();
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("[data-place].open")) {
        event.preventDefault();
        this.choose(event.target.dataset.place, event.target);
      }
    });
    for (const [type, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]])
      root.addEventListener(type, (event) => this.#hover(event.target, on));
  }

  /** A new question, or none. What is asked once more keeps what was chosen: the page may be drawn anew at any time. */
  ask(now) {
    if (now.sequence !== this.now.sequence || now.at !== this.now.at) this.path = [];
    this.now = now;
    if (this.path.length && this.left.length === 1) this.#confirm(this.left[0]);
    else this.draw();
  }

  /** The actions that are still possible. */
  get left() {
    return this.now.choices.filter((choice) => this.path.every((place, step) => choice.path[step] === place));
  }

  /** The places that go on from here, each with its actions. */
  get next() {
    const next = new Map();
    for (const choice of this.left) {
      const place = choice.path[this.path.length];
      if (!next.has(place)) next.set(place, []);
      next.get(place).push(choice);
    }
    return next;
  }

  word(place) {
    return this.now.places[place] ?? place;
  }

  choose(place, from) {
    const actions = this.next.get(place);
    if (!actions) return;
    const byKey = from?.matches?.("button") || from?.matches?.(":focus-visible");
    this.path.push(place);
    // A place that every remaining action goes through needs no click of its own.
    const rest = this.next;
    if (actions.length > 1 && rest.size === 1) return this.choose([...rest.keys()][0], from);
    if (actions.length === 1) return this.#settle(actions[0], byKey);
    this.draw();
    this.speak(`${this.texts.chosen} ${this.path.map((step) => this.word(step)).join(", ")}`);
    if (byKey) this.#buttons[0]?.focus();
  }

  back() {
    if (!this.path.length) return false;
    this.path = this.path.slice(0, -1);
    // The way back goes past places that were chosen by themselves.
    while (this.path.length && this.next.size === 1) this.path.pop();
    this.draw();
    this.#buttons[0]?.focus();
    return true;
  }

  press(digit) {
    this.#buttons[digit - 1]?.click();
  }

  /** Marks the button that begins the way to an advised action. */
  advise(action) {
    const advised = this.left.find((choice) => choice.action === action);
    for (const button of this.#buttons) button.classList.toggle("best", button.dataset.choice === advised?.path[this.path.length]);
  }

  /** Takes an action whole, as if its places had been chosen one after the other. */
  take(action) {
    const choice = this.now.choices.find((choice) => choice.action === action);
    if (!choice) return;
    this.path = [...choice.path];
    this.#settle(choice, true);
  }

  #settle(choice, byKey) {
    if (!this.mustConfirm() || !this.root.querySelector("#choices")) return this.#send(choice);
    this.#confirm(choice);
    if (byKey) this.#buttons[0].focus();
  }

  #confirm(choice) {
    this.draw();
    const confirm = this.#button(`${this.texts.confirm}: ${choice.text}`, () => this.#send(choice));
    confirm.classList.add("primary");
    const cancel = this.#button(this.texts.cancel, () => this.back());
    this.root.querySelector("#choices")?.replaceChildren(confirm, cancel);
  }

  #send(choice) {
    this.#lights(new Map());
    for (const button of this.#buttons) button.disabled = true;
    // If it is refused, the question begins anew.
    this.path = [];
    this.send(choice.action);
  }

  get #buttons() {
    return [...this.root.querySelectorAll("#choices button")];
  }

  #clicked(event) {
    const place = event.target.closest("[data-place].open");
    if (place) return this.choose(place.dataset.place, place);
  }

  #hover(target, on) {
    const place = target.closest?.("[data-place]")?.dataset.place ?? target.closest?.("[data-choice]")?.dataset.choice;
    if (!place) return;
    for (const lit of this.root.querySelectorAll(".lit")) lit.classList.remove("lit");
    for (const ghost of this.root.querySelectorAll("[data-ghost].shown")) ghost.classList.remove("shown");
    this.#ghosts(on ? place : undefined);
    if (!on) return;
    const name = CSS.escape(place);
    for (const same of this.root.querySelectorAll(`[data-place="${name}"].open, [data-choice="${name}"]`)) same.classList.add("lit");
  }

  // A ghost shows what would happen: it names the places that show it, all of which are chosen or under the pointer.
  #ghosts(hovered) {
    const chosen = new Set(this.path);
    if (hovered) chosen.add(hovered);
    if (!chosen.size) return;
    for (const ghost of this.root.querySelectorAll("[data-ghost]"))
      ghost.classList.toggle("shown", ghost.dataset.ghost.split(" ").every((place) => chosen.has(place)));
  }

  #button(text, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(text);
    button.addEventListener("click", act);
    return button;
  }

  #lights(next) {
    for (const element of this.root.querySelectorAll("[data-place]")) {
      const place = element.dataset.place;
      const actions = next.get(place);
      const open = Boolean(actions);
      element.classList.toggle("open", open);
      element.classList.toggle("picked", this.path.includes(place));
      if (open) {
        if (element.getAttribute("role") !== "button") this.plain.set(element, ["role", "tabindex", "aria-label"].map((name) => [name, element.getAttribute(name)]));
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "0");
        const text = actions.length === 1 ? actions[0].text : this.word(place);
        // Who speaks to their computer says what they see: a number that is written on a piece belongs to its name.
        const sign = element.querySelector(".sign")?.textContent ?? "";
        element.setAttribute("aria-label", /\d/.test(sign) ? `${sign}: ${text}` : text);
      } else if (element.getAttribute("role") === "button" && !element.matches("button")) {
        for (const [name, value] of this.plain.get(element) ?? []) {
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      }
    }
  }

  // Somebody else's folded area opens while something can be chosen that is only in it.
  #unfold() {
    for (const details of this.root.querySelectorAll("details.player")) {
      const elsewhere = ({ dataset }) => [...this.root.querySelectorAll(`[data-place="${CSS.escape(dataset.place)}"]`)].some((same) => !details.contains(same));
      const wanted = [...details.querySelectorAll("[data-place].open")].some((place) => !elsewhere(place));
      if (wanted && !details.open) details.open = details.dataset.opened = true;
      else if (!wanted && details.dataset.opened) {
        details.open = false;
        delete details.dataset.opened;
      }
    }
    // On a phone only one panel is in sight; the others tell that they have something.
    for (const tab of this.root.querySelectorAll(".tabs [data-tab]"))
      tab.classList.toggle("lit", Boolean(this.root.querySelector(`[data-panel="${tab.dataset.tab}"] [data-place].open`)));
  }

  draw() {
    const next = this.next;
    this.#lights(next);
    this.#unfold();
    for (const ghost of this.root.querySelectorAll("[data-ghost].shown")) ghost.classList.remove("shown");
    this.#ghosts();
    const back = this.root.querySelector('[data-do="back"]');
    if (back) back.hidden = this.path.length === 0;
    const chosen = this.root.querySelector("#chosen");
    chosen?.replaceChildren(...this.path.map((place) => Object.assign(document.createElement("li"), { textContent: capital(this.word(place)) })));
    const box = this.root.querySelector("#choices");
    if (!box) return;
    const buttons = [...next].map(([place, actions], number) => {
      const button = this.#button("", () => this.choose(place, button));
      button.dataset.choice = place;
      if (number < 9) {
        const digit = Object.assign(document.createElement("span"), { className: "digit", textContent: number + 1 });
        digit.setAttribute("aria-hidden", "true");
        button.append(digit);
      }
      button.append(capital(actions.length === 1 ? actions[0].text : this.word(place)));
      return button;
    });
    box.replaceChildren(...buttons);
  }
}
