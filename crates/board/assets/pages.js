// Small comforts of the pages around the tables; all of them work without.

import "./secret.js";
import { all, maybe, one } from "./dom.js";
import { devices, enter, invited } from "./devices.js";
import { unguessable } from "./once.js";
import { keep, read } from "./kept.js";
import { listen } from "./stream.js";
import { list } from "./watched.js";
import { local } from "./time.js";

// A link to send is shown whole.
for (const link of all(document, "p.link:not(.devices *, .secret *) code")) link.textContent = new URL(link.textContent ?? "", location.href).href;

for (const button of all(document, "[data-copy]:not(.devices *)"))
  button.addEventListener("click", async () => {
    const text = button.dataset.copy ?? "";
    await navigator.clipboard?.writeText(text.startsWith("/") ? new URL(text, location.href).href : text);
    button.textContent = button.dataset.copied ?? "";
  });

// A phone knows best how its owner sends links.
for (const button of all(document, "[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => {
    const { share = "", text } = button.dataset;
    // Whoever closes the sheet has changed their mind, which is no trouble.
    navigator.share({ title: document.title, text, url: new URL(share, location.href).href }).catch(() => {});
  });
}

list(maybe(document, "[data-watched]"));

// Times are told where somebody lives, which only the browser knows.
for (const zone of /** @type {HTMLInputElement[]} */ (all(document, "input[data-zone]")))
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

// A form carries a key, so that sending it twice opens one table. Whoever comes back to the page wants another one.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const key of /** @type {HTMLInputElement[]} */ (all(document, "input[name=once]")))
    key.value = unguessable();
});

const search = /** @type {HTMLInputElement | null} */ (maybe(document, "#search"));
search?.addEventListener("input", () => {
  const wanted = search.value.trim().toLocaleLowerCase();
  let found = 0;
  for (const section of all(document, ".rulebook section")) {
    const match = !wanted || (section.textContent ?? "").toLocaleLowerCase().includes(wanted);
    section.hidden = !match;
    found += match ? 1 : 0;
  }
  one(document, "#found").textContent = wanted ? `${found}` : "";
});

// A table that waits for players tells when somebody sits down.
const waiting = maybe(document, "[data-waits]");
if (waiting) {
  const { waits = "", sequence } = waiting.dataset;
  const name = /** @type {HTMLInputElement | null} */ (maybe(waiting, "form.sit [name=name]"));
  devices(maybe(waiting, "[data-devices]"));
  invited(/** @type {HTMLFormElement | null} */ (maybe(waiting, "form.sit")));
  enter((why) => (one(waiting, ".notice").textContent = why ?? ""));
  // Whoever sends a form is on their way to another page, and what they hear of themselves must not hold them here.
  let leaves = false;
  addEventListener("submit", () => (leaves = true));
  const reload = () => {
    if (leaves) return;
    // Others come while somebody writes their name; what is written stays.
    if (name && name.value !== name.defaultValue) keep("name-here", { table: waits, name: name.value });
    location.reload();
  };
  const written = read("name-here");
  if (name && written?.table === waits) {
    name.value = written.name;
    name.focus();
  }
  keep("name-here", null);
  /** The connection ends when the table is closed: then the page says so. */
  const loses = async () => {
    const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
    if (answer?.status === 404) reload();
  };
  listen(() => `/api/tables/${waits}/stream?since=${sequence}`, ["sat", "left", "moved", "bot", "begun"], { hears: reload, loses, finds: reload });
}

// Who somebody is: a link from another device leads here.
const you = maybe(document, "main.you");
if (you) enter((why) => (one(you, ".notice").textContent = why ?? ""));
local(document.body);
for (const day of all(document, "time:not([data-moment])"))
  day.textContent = new Date(`${day.textContent}T00:00Z`).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" });

// When a day begins depends on where somebody is.
for (const offset of /** @type {HTMLInputElement[]} */ (all(document, "[data-offset]"))) offset.value = String(-new Date().getTimezoneOffset());

// The number of seats decides which of them are asked about.
const seats = /** @type {HTMLSelectElement | null} */ (maybe(document, "#seats"));
const fit = () => {
  for (const row of all(document, "[data-seat]")) {
    row.hidden = Number(row.dataset.seat) > Number(seats?.value);
    for (const input of /** @type {HTMLInputElement[]} */ (all(row, "select, input"))) input.disabled = row.hidden;
  }
  for (const length of all(document, "[data-for-seats]")) length.hidden = length.dataset.forSeats !== seats?.value;
};
seats?.addEventListener("change", fit);
if (seats) fit();
