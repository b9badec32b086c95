// The table: hears what happens, fetches the regions that changed, swaps them in, and sends what is chosen.

import "./secret.js";
import { Choices } from "./choices.js";
import { devices, enter, invited, showLink } from "./devices.js";
import { morph } from "./morph.js";
import { MOTION, measure, play } from "./motion.js";
import { unguessable } from "./once.js";
import { replay } from "./replay.js";
import { listen } from "./stream.js";
import { tips } from "./tips.js";

const main = document.querySelector("main.table");
const texts = JSON.parse(main.dataset.texts);
const table = main.dataset.table;
const you = main.dataset.you ? Number(main.dataset.you) : undefined;
const looksBack = main.dataset.replay === "true";
const live = document.querySelector("#live");
const title = document.title;
// For so long an answer is awaited.
const PATIENCE = 10000;
const PACE = { slow: 1900, normal: 1000, fast: 400, none: 0 };
// For so long what stands at the end takes no click.
const SETTLE = 700;

const settings = { pace: "normal", confirm: "touch", windows: "always", sound: "off", notify: "off", ...read("settings") };
let now = JSON.parse(main.querySelector("#now").dataset.now);
let busy = false, skipping = false, undone = false, quietRound;
// So many lines of the log are kept.
const LINES = 300;
// Does the log only grow from here? After something was taken back, or a connection was lost, it is fetched whole.
let logGoesOn = !looksBack;
// What happened and is not shown yet; and up to which sequence number everything is shown.
const pending = [];
let shown = now.sequence;

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(`langhus-${key}`)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(`langhus-${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const speak = (text) => (live.textContent = text);
// While the connection is lost there is always something to say.
let lost = false;
const notice = (text) => {
  const box = main.querySelector("#notice");
  if (box) box.textContent = text ?? (lost ? texts.lost : "");
};
const wait = (time) => new Promise((done) => setTimeout(done, time));

// ---- fetching and swapping

async function regions({ at, after, seat } = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ at, after, seat })) if (value !== undefined) query.set(name, value);
  query.set("have", [...main.querySelectorAll("[data-version]")].map((part) => part.dataset.version).join());
  const newest = main.querySelector("#log li")?.dataset.number;
  if (newest && logGoesOn) query.set("lines", newest);
  logGoesOn = !looksBack;
  try {
    // Whoever waits for an answer that never comes would see nothing any more.
    const request = { headers: { accept: "text/html" }, signal: AbortSignal.timeout(PATIENCE) };
    const answer = await fetch(`/t/${table}/regions?${query}`, request).catch(() => undefined);
    if (!answer?.ok) throw new Error((await answer?.json().catch(() => ({})))?.detail ?? texts["send-failed"]);
    const page = document.createElement("template");
    page.innerHTML = await answer.text();
    return page.content;
  } catch (error) {
    logGoesOn = false;
    throw error;
  }
}

/** A name by which an element is found again after the swap. */
function nameOf(element) {
  if (!element || element === document.body) return undefined;
  if (element.id) return `#${CSS.escape(element.id)}`;
  for (const key of ["place", "choice", "do", "tab", "step"])
    if (element.dataset?.[key]) return `[data-${key}="${CSS.escape(element.dataset[key])}"]`;
  return undefined;
}

let ended = -Infinity;
function swap(fresh) {
  const [focus, over] = [nameOf(document.activeElement), now.over];
  const before = measure(main);
  for (const region of fresh.querySelectorAll("[data-region]")) {
    const old = main.querySelector(`[data-region="${region.dataset.region}"]`);
    const more = region.querySelector("#log[data-since]");
    if (more) goOn(old.querySelector("#log"), more);
    else if (old) morph(old, region);
  }
  now = JSON.parse(main.querySelector("#now").dataset.now);
  if (now.over && !over) ended = performance.now();
  if (lost) notice();
  choices.ask(now.at === now.moves ? now : { choices: [], places: {} });
  if (focus && document.activeElement === document.body) (main.querySelector(focus) ?? main.querySelector("#choices button, #prompt"))?.focus({ preventScroll: true });
  play(main, before);
  markNew();
  announce();
  return now;
}

/** What is new in the log stands above what is there already. */
function goOn(log, more) {
  log.prepend(...more.children);
  while (log.childElementCount > LINES) log.lastElementChild.remove();
}

// One look after the other: each tells what the page shows, and that must still be so when its answer comes.
let showing = Promise.resolve();
const show = (position) => {
  const look = async () => {
    const fresh = await regions(position);
    return position?.quietly ? JSON.parse(fresh.querySelector("#now").dataset.now) : swap(fresh);
  };
  return (showing = showing.then(look, look));
};

// ---- sending

const choices = new Choices(main, {
  texts,
  speak,
  send: (action) => act("actions", { action }),
  mustConfirm: () => settings.confirm === "always" || (settings.confirm === "touch" && matchMedia("(pointer: coarse)").matches),
});

/** Posts, and posts once more when no answer came or the server could not say what became of it. */
async function insist(path, headers, body) {
  const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: body && JSON.stringify(body) };
  const send = () => fetch(`/api/tables/${table}/${path}`, { ...request, signal: AbortSignal.timeout(PATIENCE) });
  const first = await send().catch(() => undefined);
  if (first && first.status !== 503) return first;
  notice(texts.lost);
  await wait(800);
  const second = await send();
  notice();
  return second;
}

/** Posts what must happen once: its key makes a second try harmless. */
const once = (path, body) => insist(path, { "idempotency-key": unguessable() }, body);

// Up to which sequence number everything is answered; while an answer is on its way, all that may be shown meanwhile.
let answered = -1;
async function act(what, body) {
  // A forced move and a click on it are one answer, and so are two clicks with something of another player between them.
  if (now.sequence <= answered) return;
  answered = Infinity;
  notice();
  undone = what === "undo";
  logGoesOn &&= !undone;
  try {
    // The same client id makes a second try harmless.
    const answer = await insist(what, {}, { sequence: now.sequence, client: unguessable(), ...body });
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) {
      answered = told.sequence - 1;
      return happened({ seat: you, sequence: told.sequence });
    }
    notice(told.detail ?? texts["send-failed"]);
    if (told.rule) linkRule(told.rule.section);
  } catch {
    notice(texts["send-failed"]);
  }
  answered = -1;
  const words = main.querySelector("#notice")?.cloneNode(true);
  await show().catch(() => choices.ask(now));
  if (words) main.querySelector("#notice")?.replaceWith(words);
}

function linkRule(section) {
  const why = main.querySelector(".why");
  if (why) why.href = `${why.href.split("#")[0]}#${section}`;
}

async function hint() {
  notice();
  speak(texts.thinking);
  const button = main.querySelector('[data-do="hint"]');
  if (button) button.disabled = true;
  const asked = now.sequence;
  try {
    const answer = await fetch(`/api/tables/${table}/hint`, { method: "POST" });
    const told = await answer.json();
    if (!answer.ok) return notice(told.detail ?? texts["hint-none"]);
    if (now.sequence === asked) showAdvice(told.hints);
  } catch {
    notice(texts["hint-none"]);
  } finally {
    if (button) button.disabled = false;
  }
}

/** The best actions with what may be expected of each; a click on one plays it. */
function showAdvice(hints) {
  const list = main.querySelector("#advice");
  if (!list || !hints.length) return notice(texts["hint-none"]);
  choices.advise(hints[0].action);
  list.replaceChildren(...hints.slice(0, 3).map(({ action, text, says }) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    button.addEventListener("click", () => choices.take(action));
    const line = document.createElement("li");
    line.append(button, Object.assign(document.createElement("span"), { textContent: says }));
    return line;
  }));
  list.hidden = false;
  speak(`${hints[0].text}: ${hints[0].says}`);
}

// ---- hearing

function happened(happening) {
  pending.push(happening);
  pump();
}

const KINDS = ["sat", "left", "bot", "back", "begun", "played", "undone", "chat", "rematch"];

function hears(kind, happening) {
  if (kind === "chat") return hear(happening);
  if (kind === "rematch" && happening.text) return offerRematch(happening.text);
  if (kind === "undone") logGoesOn = false;
  happened(happening);
}

function loses() {
  lost = true;
  notice();
}

function finds() {
  lost = false;
  notice();
  speak(texts.found);
  logGoesOn = false;
  happened({ kind: "found" });
}

/** Is there more to show? The answer to an action and the event about it are one and the same. */
function more() {
  while (pending[0]?.sequence <= shown) pending.shift();
  return pending.length > 0;
}

/** Shows what happened: one step after the other at the pace that is wanted, or all at once. */
async function pump() {
  if (busy) return;
  busy = true;
  try {
    while (more()) {
      const happening = pending.shift();
      const pace = skipping || document.hidden || !happening.sequence ? 0 : PACE[settings.pace];
      if (pace) {
        await show({ after: happening.sequence });
        shown = happening.sequence;
      } else {
        pending.length = 0;
        await show();
        shown = now.sequence;
      }
      const others = happening.kind === "played" && happening.seat !== you && happening.lines?.length;
      if (others) speak(happening.lines.join(" "));
      // Whoever is asked, or sees somebody move, wants to look before the next thing happens.
      const next = others ? pace : pace && MOTION;
      offerSkip();
      if (next && more()) await Promise.race([wait(next), new Promise((done) => (wakeUp = done))]);
    }
  } catch {
    await wait(700);
    pending.push({ kind: "again" });
  } finally {
    busy = false;
    skipping = false;
  }
  if (more()) return pump();
  offerSkip();
  unasked();
}

function offerSkip() {
  const skip = main.querySelector('[data-do="skip"]');
  if (skip) skip.hidden = !more();
}

let wakeUp = () => {};
function skip() {
  skipping = true;
  wakeUp();
}

/** What needs no question: a forced move, and a card for any time about which nobody wants to be asked. */
async function unasked() {
  if (looksBack || !now.mine || now.at !== now.moves) return;
  if (now.window) {
    const silent = (settings.windows === "own" && !now.window.own) || (settings.windows === "round" && quietRound === now.round);
    if (silent) return act("actions", { action: now.window.pass });
    return;
  }
  if (now.choices.length !== 1 || undone) return;
  const only = now.choices[0];
  speak(`${texts.forced} ${only.text}`);
  const asked = now.sequence;
  await wait(settings.pace === "none" ? 0 : 350);
  if (now.sequence === asked && now.choices.length === 1) act("actions", { action: only.action });
}

// ---- telling

let told;
function announce() {
  const mine = now.mine && !now.over;
  const titled = mine ? `● ${texts["your-turn"]} · ${title}` : title;
  if (document.title !== titled) document.title = titled;
  const icon = document.querySelector("#icon");
  const wanted = icon.href.replace(/icon(-turn)?\.svg$/, mine ? "icon-turn.svg" : "icon.svg");
  if (icon.href !== wanted) icon.href = wanted;
  if (now.prompt && now.prompt !== told && now.choices.length > 1) speak(now.prompt);
  else if (now.over && told !== now.turn) speak(now.turn);
  if (mine && told === undefined && document.hidden) {
    if (settings.sound === "on") ring();
    if (settings.notify === "on" && globalThis.Notification?.permission === "granted") new Notification(title, { body: now.prompt ?? "", tag: table });
  }
  told = mine ? now.prompt : now.over ? now.turn : undefined;
}

function ring() {
  const audio = new AudioContext();
  for (const [step, pitch] of [392, 523].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, audio.currentTime + step * 0.16);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + step * 0.16 + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + step * 0.16);
    tone.stop(audio.currentTime + step * 0.16 + 0.45);
  }
}

function markNew() {
  const seen = read(`seen-${table}`) ?? 0;
  for (const line of main.querySelectorAll(".lines li")) line.classList.toggle("new", Number(line.dataset.number) > seen);
  if (!document.hidden && !looksBack) {
    // What is on the screen now counts as seen once the player has moved on.
    if (now.mine) main.addEventListener("click", () => keep(`seen-${table}`, now.moves), { once: true });
  }
}

function hear({ seat, text }) {
  const box = main.querySelector(".said");
  if (!box || !text) return;
  const name = main.querySelector(`#player-${seat} .name`)?.firstChild?.textContent ?? "";
  const line = document.createElement("li");
  // What is written from the right must not turn round what stands beside it; the name is isolated already.
  line.append(Object.assign(document.createElement("strong"), { textContent: `${name}: ` }), Object.assign(document.createElement("bdi"), { textContent: text }));
  box.querySelector(".empty")?.remove();
  box.append(line);
  box.scrollTop = box.scrollHeight;
  if (seat !== you) speak(`${name}: ${text}`);
}

function offerRematch(id) {
  const button = main.querySelector('[data-do="rematch"]');
  if (button) button.dataset.to = id;
}

async function rematch(button) {
  if (button.dataset.to) return (location.href = `/t/${button.dataset.to}`);
  const answer = await once("rematch").catch(() => undefined);
  const told = (await answer?.json().catch(() => ({}))) ?? {};
  if (answer?.ok) location.href = `/t/${told.id}`;
  else notice(told.detail ?? texts["send-failed"]);
}

// ---- hands

const dialog = document.querySelector("#settings");
const does = {
  back: () => choices.back(),
  undo: () => act("undo", {}),
  hint,
  skip,
  rematch,
  fill,
  invite,
  settings: () => dialog.showModal(),
};

// What stands at the end comes where the answers stood, often by a forced move or somebody else's: a click that was meant
// for an answer must not lead away from the table. A key has no place, and nobody presses one by mistake here.
main.addEventListener("click", (event) => {
  if (!event.detail || performance.now() - ended > SETTLE || !event.target.closest(".after")) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

main.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (button && !button.disabled) return does[button.dataset.do]?.(button);
  const tab = event.target.closest("[data-tab]")?.dataset.tab;
  if (tab && event.target.closest(".tabs")) openTab(tab);
});

function openTab(tab) {
  main.dataset.tab = tab;
  for (const button of main.querySelectorAll(".tabs [data-tab]")) button.setAttribute("aria-pressed", button.dataset.tab === tab);
}

for (const type of ["pointerover", "pointerout", "focusin", "focusout"])
  main.addEventListener(type, (event) => {
    const line = event.target.closest?.("[data-about]");
    for (const lit of main.querySelectorAll(".about")) lit.classList.remove("about");
    if (!line || type === "pointerout" || type === "focusout") return;
    for (const name of line.dataset.about.split(" ")) {
      const safe = CSS.escape(name);
      for (const place of main.querySelectorAll(`[data-place="${safe}"], [data-piece="${safe}"]`)) place.classList.add("about");
    }
  });

main.querySelector(".chat form")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const input = event.target.elements.text;
  const text = input.value.trim();
  if (!text) return;
  const answer = await once("chat", { text }).catch(() => undefined);
  if (answer?.ok) input.value = "";
  else notice((await answer?.json().catch(() => ({})))?.detail ?? texts["send-failed"]);
});

addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, textarea, select") || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) return choices.press(Number(event.key));
  const press = (name) => main.querySelector(`[data-do="${name}"]:not([hidden]):not(:disabled)`)?.click();
  const keys = {
    Escape: () => choices.back(),
    u: () => press("undo"),
    h: () => press("hint"),
    n: () => press("skip"),
    b: () => main.querySelector(".board [data-place].open, .mine [data-place].open, [data-place].open")?.focus(),
    p: () => (main.querySelector("#choices button") ?? main.querySelector("#prompt"))?.focus(),
    "?": () => dialog.showModal(),
  };
  keys[event.key]?.();
});

for (const input of dialog.querySelectorAll("input[type=radio]")) {
  input.checked = settings[input.name] === input.value;
  input.addEventListener("change", () => {
    settings[input.name] = input.value;
    if (input.name === "windows" && input.value === "round") quietRound = now.round;
    if (input.name === "notify" && input.value === "on") globalThis.Notification?.requestPermission();
    if (input.name === "sound" && input.value === "on") ring();
    // "Not this round" ends with the round, so it is not kept.
    keep("settings", { ...settings, windows: settings.windows === "round" ? "always" : settings.windows });
    unasked();
  });
}

/** A bot plays on for this seat, or its owner plays again, or leaves. */
const seatTools = {
  lend: () => [`seats/${you}/bot`, { level: "karl" }],
  return: () => ["back"],
  leave: () => (confirm(texts["leave-sure"]) ? ["leave"] : undefined),
};
for (const button of document.querySelectorAll("[data-seat-do]"))
  button.addEventListener("click", async () => {
    const [path, body] = seatTools[button.dataset.seatDo]() ?? [];
    if (!path) return;
    const answer = await once(path, body).catch(() => undefined);
    dialog.close();
    if (!answer?.ok) notice((await answer?.json().catch(() => ({})))?.detail ?? texts["send-failed"]);
    else if (button.dataset.seatDo === "leave") location.reload();
    else await show();
  });

/** A bot plays on in a seat that somebody has left. */
async function fill({ dataset: { seat } }) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ level: "karl" }) };
  const answer = await fetch(`/api/tables/${table}/seats/${seat}/bot`, request).catch(() => undefined);
  if (!answer?.ok) notice((await answer?.json().catch(() => ({})))?.detail ?? texts["send-failed"]);
}

/** Somebody may sit down there who gets this link. */
async function invite({ dataset: { seat } }) {
  const answer = await fetch(`/api/tables/${table}/seats/${seat}/invitation`, { method: "POST" }).catch(() => undefined);
  const told = await answer?.json().catch(() => ({}));
  if (!answer?.ok) return notice(told?.detail ?? texts["send-failed"]);
  const place = document.querySelector("#invitation");
  place.showModal();
  await showLink(place, told.link);
}

// Whoever comes with an invitation sits down where the table lies.
const offer = main.querySelector(".offer");
if (invited(offer?.querySelector("form"))) {
  offer.hidden = false;
  offer.querySelector("input[type=text]").focus();
}
devices(document.querySelector("[data-devices]"));
await enter(table, (why) => notice(why ?? texts["send-failed"]));
openTab("mine");
tips(document.body, document.querySelector("#tip"));
choices.ask(now.at === now.moves ? now : { choices: [], places: {} });
markNew();
announce();
if (looksBack) replay(main, (position) => show(position).catch((error) => notice(error.message)));
else if (location.protocol !== "file:") {
  listen(() => `/api/tables/${table}/stream?since=${now.sequence}`, KINDS, { hears, loses, finds });
  unasked();
}
main.dataset.ready = "true";
