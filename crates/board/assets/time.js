// Time: clocks that go on counting on the page, by the server's time, and what may be done about those who let others wait.

import { all } from "./dom.js";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** @typedef {{ hour: number, times: { seat: number, left: number, until: number | null, overdue: boolean }[] }} Times */

/** A length of time, as the server says it. @param {number} left @param {Record<string, string>} texts */
export function span(left, texts) {
  const time = Math.max(0, left);
  /** @param {number} unit @param {string} word */
  const of = (unit, word) => `${Math.floor(time / unit)} ${word}`;
  /** @param {number} rest @param {number} unit @param {string} word */
  const more = (rest, unit, word) => (rest >= unit ? ` ${Math.floor(rest / unit)} ${word}` : "");
  if (time >= DAY) return of(DAY, time < 2 * DAY ? texts.day : texts.days) + more(time % DAY, HOUR, texts.hours);
  if (time >= HOUR) return of(HOUR, texts.hours) + more(time % HOUR, MINUTE, texts.minutes);
  if (time >= 10 * MINUTE) return of(MINUTE, texts.minutes);
  return `${Math.floor(time / MINUTE)}:${String(Math.floor((time % MINUTE) / SECOND)).padStart(2, "0")}`;
}

/** Moments are told as days, as they are here: those of the next days by their names. @param {HTMLElement} inside */
export function local(inside) {
  for (const time of all(inside, "time[data-moment]")) {
    const moment = Number(time.dataset.moment);
    const away = moment - Date.now();
    /** @type {Intl.DateTimeFormatOptions} */
    const form = away > 0 && away < 6 * DAY ? { weekday: "long" } : { weekday: "short", day: "numeric", month: "short" };
    const text = new Date(moment).toLocaleDateString(document.documentElement.lang, form);
    if (time.textContent !== text) time.textContent = text;
  }
}

/**
 * @param {import("./page.js").Page} page
 * @param {import("./send.js").Sender} sender
 */
export function time(page, sender) {
  const { main, texts } = page;
  // By so much the server's clock is ahead of this one.
  let ahead = Number(main.dataset.hour) - Date.now();
  /** Those who are overdue and for whom somebody here would rather wait. @type {Set<string>} */
  const waited = new Set();
  const show = () => {
    local(main);
    for (const clock of all(main, ".clock[data-until]")) {
      if (clock.dataset.overdue === "true") continue;
      const text = span(Number(clock.dataset.until) - Date.now() - ahead, texts);
      if (clock.textContent !== text) clock.textContent = text;
    }
  };
  const shows = () => {
    const boxes = all(main, "[data-overdue-seat]");
    for (const seat of waited) if (!boxes.some((box) => box.dataset.overdueSeat === seat)) waited.delete(seat);
    for (const box of boxes) box.hidden = waited.has(box.dataset.overdueSeat ?? "");
    show();
  };
  setInterval(show, SECOND);
  return {
    shows,
    /** What the clocks are now: while no server was there they stood still. @param {Times} told */
    tells: ({ hour, times }) => {
      ahead = hour - Date.now();
      for (const { seat, until } of times)
        for (const clock of all(main, `.clock[data-of="${seat}"][data-until]`)) clock.dataset.until = String(until ?? hour);
      show();
    },
    /** @type {Record<string, (button: HTMLElement) => unknown>} */
    does: {
      nudge: () => sender.once("nudge"),
      "bring-back": () => sender.once("bring-back"),
      "stand-in": ({ dataset: { seat } }) => sender.once(`seats/${seat}/stand-in`),
      wait: ({ dataset: { seat } }) => {
        waited.add(seat ?? "");
        shows();
      },
    },
  };
}
