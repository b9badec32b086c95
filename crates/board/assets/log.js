// The log: whose lines are shown, and the switch between log and chat.

import { all, around, maybe } from "./dom.js";

/** @param {HTMLElement} main @param {number | null} you */
export function log(main, you) {
  let wanted = "";
  /** @type {number | undefined} */
  let last;
  /** Does a line touch whoever looks: does it name them, or something that lies before them? @param {HTMLElement} line */
  const touches = ({ dataset: { seats = "", about = "" } }) =>
    seats.split(" ").includes(String(you)) ||
    about.split(" ").some((name) => name && maybe(main, `.mine :is([data-place="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"])`));
  /** @param {number | null} [since] The number after which it is somebody's last turn. */
  const show = (since) => {
    last = since ?? last;
    const select = /** @type {HTMLSelectElement | null} */ (maybe(main, "#log-show"));
    if (select && select.value !== wanted) select.value = wanted;
    for (const line of all(main, "#log li")) {
      const fresh = last !== undefined && Number(line.dataset.number) > last;
      line.classList.toggle("touched", fresh && touches(line));
      line.hidden = wanted !== "" && !(wanted === "me" ? touches(line) : wanted === "since" ? fresh : line.dataset.seats?.split(" ").includes(wanted));
    }
  };
  main.addEventListener("change", (event) => {
    const select = /** @type {HTMLSelectElement | null} */ (around(event, "#log-show"));
    if (!select) return;
    wanted = select.value;
    show();
  });
  main.addEventListener("click", (event) => {
    const talk = around(event, "[data-talk]:not(main)")?.dataset.talk;
    if (!talk) return;
    main.dataset.talk = talk;
    for (const button of all(main, ".switch [data-talk]")) button.setAttribute("aria-pressed", String(button.dataset.talk === talk));
  });
  return { show };
}
