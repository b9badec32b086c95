// What a browser keeps for whoever looks. If they are somebody, their other devices get it too: the page brings what is kept
// for them (`theme.js` takes it over before anything is painted), and what is changed here is sent.

import { maybe } from "./dom.js";

/** @param {string} key @returns {any} */
export function read(key) {
  try {
    return JSON.parse(localStorage.getItem(`langhus-${key}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(`langhus-${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

// What is the same on all devices; the rest is about this browser.
const COMMON = /^(settings|(?:met|windows)-[a-z-]+|seen-[0-9a-z]{12})$/;

// How far a table was seen changes with every turn: it is sent after so many milliseconds, or when the page is left.
const LATER = 20_000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  write(key, value);
  if (!COMMON.test(key)) return;
  write("unsent", [...new Set([...(read("unsent") ?? []), key])]);
  if (key.startsWith("seen-")) later ??= setTimeout(send, LATER);
  else send();
}

const kept = /** @type {HTMLMetaElement | null} */ (maybe(document, "meta[name=kept]"));
/** Sends what was changed here, and what was chosen before its owner was somebody. */
async function send() {
  clearTimeout(later);
  later = undefined;
  if (!kept) return;
  const unsent = /** @type {string[]} */ (read("unsent") ?? []).filter((key) => COMMON.test(key));
  const values = Object.fromEntries(unsent.map((key) => [key, read(key)]).filter(([, value]) => value !== undefined));
  if (!Object.keys(values).length) return;
  const request = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(values), keepalive: true };
  const answer = await fetch("/api/you/settings", request).catch(() => undefined);
  // What was changed meanwhile is sent with the next change.
  if (answer?.ok) write("unsent", (read("unsent") ?? []).filter((/** @type {string} */ key) => JSON.stringify(read(key)) !== JSON.stringify(values[key])));
}

addEventListener("pagehide", () => later && send());

if (kept) {
  const there = JSON.parse(kept.content || "{}");
  try {
    const here = Object.keys(localStorage).flatMap((key) => (key.startsWith("langhus-") ? key.slice("langhus-".length) : [])).filter((key) => COMMON.test(key));
    const fresh = here.filter((key) => !(key in there) && !key.startsWith("seen-"));
    if (fresh.length) write("unsent", [...new Set([...(read("unsent") ?? []), ...fresh])]);
  } catch {
    // A browser that keeps nothing has nothing to tell.
  }
  send();
}
