// Whether the others are here: it stands at their names, and this page tells the same of whoever looks at it.

import { all } from "./dom.js";
import { unguessable } from "./once.js";

// Whoever loads the page anew is gone for a moment; only after so long are they told to be.
const GONE = 3000;

/** @typedef {{ seat: number, is: "here" | "away" | "gone", since: number | null }} Known */

/** @param {import("./page.js").Page} page */
export function presence(page) {
  const name = unguessable();
  /** What was told of each seat; nothing yet. @type {Map<number, Known> | undefined} */
  let told;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  /** @param {Known | undefined} known */
  const words = (known) => {
    if (known?.is !== "gone" || known.since === null) return page.texts[known?.is ?? "gone"];
    const since = new Date(known.since);
    const today = since.toDateString() === new Date().toDateString();
    const language = document.documentElement.lang;
    const when = today ? since.toLocaleTimeString(language, { timeStyle: "short" }) : since.toLocaleDateString(language, { dateStyle: "medium" });
    return `${page.texts["gone-since"]} ${when}`;
  };
  const show = () => {
    if (!told) return;
    for (const sign of all(page.main, ".presence")) {
      const known = told.get(Number(sign.dataset.seat));
      const [is, text] = [known?.is ?? "gone", words(known)];
      if (sign.dataset.is === is && sign.dataset.tip === text && sign.childElementCount) continue;
      [sign.dataset.is, sign.dataset.tip] = [is, text];
      const dot = Object.assign(document.createElement("i"), { className: "dot" });
      sign.replaceChildren(dot, Object.assign(document.createElement("span"), { className: is === "gone" ? "since" : "unseen", textContent: text }));
    }
  };

  document.addEventListener("visibilitychange", () => {
    if (page.you === null) return;
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ page: name, away: document.hidden }), keepalive: true };
    fetch(`/t/${page.table}/attention`, request).catch(() => {});
  });

  return {
    /** Under which name this page listens, and whether anybody looks at it. */
    get query() {
      return { page: name, away: document.hidden };
    },
    /** What the server says. @param {Known[]} all */
    tell(all) {
      const next = new Map(all.map((known) => [known.seat, known]));
      const leaves = [...next.values()].some(({ seat, is }) => is === "gone" && told?.has(seat) && told.get(seat)?.is !== "gone");
      clearTimeout(later);
      later = setTimeout(() => {
        told = next;
        show();
      }, leaves ? GONE : 0);
    },
    show,
  };
}
