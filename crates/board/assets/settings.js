// What a player may set.

import { all, maybe } from "./dom.js";
import { keep, read } from "./kept.js";

/** @typedef {{ theme: string, text: string, pace: string, confirm: string, help: string, sound: string, notify: string }} Wishes */

// For so long what somebody else did stands before the next thing happens, in milliseconds.
/** @type {Record<string, number>} */
const PACE = { slow: 1900, normal: 1000, fast: 400, none: 0 };

export class Settings {
  /** @type {Wishes} */
  #wishes = { theme: "system", text: "normal", pace: "normal", confirm: "touch", help: "on", sound: "off", notify: "off", ...read("settings") };

  get pace() {
    return document.hidden ? 0 : PACE[this.#wishes.pace];
  }

  get mustConfirm() {
    const { confirm } = this.#wishes;
    return confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  }

  /** Is whoever meets a question for the first time told about it? */
  get helps() {
    return this.#wishes.help === "on";
  }

  get sounds() {
    return this.#wishes.sound === "on";
  }

  get notifies() {
    return this.#wishes.notify === "on" && globalThis.Notification?.permission === "granted";
  }

  /**
   * Fills the dialog and keeps what is chosen there. `changed(name, value)` is told.
   * @param {HTMLElement} dialog
   * @param {(name: string, value: string) => void} changed
   */
  offer(dialog, changed) {
    for (const input of /** @type {HTMLInputElement[]} */ (all(dialog, "input[type=radio]"))) {
      const name = /** @type {keyof Wishes} */ (input.name);
      input.checked = this.#wishes[name] === input.value;
      input.addEventListener("change", () => {
        this.#wishes[name] = input.value;
        if (name === "notify" && input.value === "on") globalThis.Notification?.requestPermission();
        if (name === "theme" || name === "text") document.documentElement.dataset[name] = input.value;
        keep("settings", this.#wishes);
        changed(name, input.value);
      });
    }
    // A click beside the dialog closes it: it has no room around what is in it, so only the backdrop is the dialog itself.
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) /** @type {HTMLDialogElement} */ (dialog).close();
    });
  }

  /**
   * Opens the dialog with what applies here.
   * @param {HTMLElement} dialog
   * @param {{ lent: boolean }} is Does a bot play for this seat?
   */
  open(dialog, { lent }) {
    /** @type {Record<string, boolean>} */
    const applies = { notify: "Notification" in globalThis };
    for (const part of all(dialog, "[data-when]")) part.hidden &&= !applies[part.dataset.when ?? ""];
    for (const [name, hidden] of /** @type {const} */ ([["lend", lent], ["return", !lent]])) {
      const button = maybe(dialog, `[data-seat-do="${name}"]`);
      if (button) button.hidden = hidden;
    }
    /** @type {HTMLDialogElement} */ (dialog).showModal();
  }
}
