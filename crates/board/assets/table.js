// The table: puts its parts together. `follow.js` tells the way of a step onto the page, `send.js` that of an answer.

import "./secret.js";
import { announce } from "./announce.js";
import { Choices } from "./choices.js";
import { devices, enter } from "./devices.js";
import { maybe, one } from "./dom.js";
import { end } from "./end.js";
import { Follower } from "./follow.js";
import { Guide } from "./guide.js";
import { answerList, hands } from "./hands.js";
import { keep, read } from "./kept.js";
import { log } from "./log.js";
import { orders } from "./orders.js";
import { Page } from "./page.js";
import { peek } from "./peek.js";
import { presence } from "./presence.js";
import { Queue } from "./queue.js";
import { replay } from "./replay.js";
import { seats } from "./seats.js";
import { Sender } from "./send.js";
import { Settings } from "./settings.js";
import { sounds } from "./sounds.js";
import { talk } from "./talk.js";
import { time } from "./time.js";
import { tips } from "./tips.js";
import { note } from "./watched.js";
import { zoom } from "./zoom.js";

const page = new Page(one(document, "main.table"));
const queue = new Queue(page.now.sequence);
const settings = new Settings();
const sender = new Sender(page, queue);
const follower = new Follower(page, queue, settings);
const choices = new Choices(page.main, {
  texts: page.texts,
  speak: (text) => page.speak(text),
  send: (action) => sender.act("actions", action),
  mustConfirm: () => settings.mustConfirm,
  mayAnswer: () => !page.isCutOff,
});
const { talks, saying, rematch, refuse } = talk(page, sender);
const { fill, invite } = seats(page, sender);
const clocks = time(page, sender);
const standing = orders(page, sender);
const list = answerList(page.main);
const dialog = /** @type {HTMLDialogElement} */ (one(document, "#settings"));

const lines = log(page.main, page.you);
const size = zoom(page.main);
const others = presence(page);
peek(page.main);
const guide = new Guide(page, settings);

/** @param {string} text */
page.corrects = (text) => guide.corrects(text);

/** The one answer that there is, if the house gives it: then it is only told. */
const forced = () => {
  const { now } = page;
  return page.looksBack || !now.forced || now.at !== now.moves ? undefined : now.choices[0];
};

page.asks = () => {
  const only = forced();
  if (!only) return choices.ask(page.question);
  choices.ask({ choices: [], places: {} });
  one(page.main, "#prompt").textContent = `${page.texts.forced} ${only.text}`;
};
page.opens = () => {
  // Drawn anew, the answers would lose the focus: only what was clicked too early is asked again.
  if (maybe(page.main, "#choices button:disabled")) page.asks();
  unasked();
};
/** @param {Now} [before] */
page.shows = (before) => {
  page.asks();
  page.happens();
  lines.show(page.now.since);
  others.show();
  if (page.you === null) note(page);
  if (!document.hidden && !page.looksBack && page.you) remember();
  size.show();
  list.shows();
  clocks.shows();
  guide.shows();
  // Whoever agreed to play again goes where that is, once it has begun.
  const next = before && /** @type {HTMLAnchorElement | null} */ (maybe(page.main, ".again [data-follow]"));
  if (next) location.href = next.href;
  const said = announce(page, settings, before);
  if (said) page.speak(said);
};

/** Tells what needs no question. */
function unasked() {
  const only = forced();
  if (only) page.speak(`${page.texts.forced} ${only.text}`);
}

/** Tells the house how far somebody has seen, so that whoever comes back is shown what came later. */
function remember() {
  document.cookie = `shown=${queue.shown}; path=/t/${page.table}; max-age=2592000; samesite=lax`;
}

hands(page, choices, list, {
  list: () => list.toggle(),
  back: () => choices.back(),
  undo: () => page.isCutOff || sender.act("undo"),
  "ask-undo": () => page.isCutOff || sender.once("undo/ask"),
  "allow-undo": () => page.isCutOff || sender.once("undo/allow"),
  "deny-undo": () => page.isCutOff || sender.once("undo/deny"),
  hint: () => page.isCutOff || sender.hint(choices),
  skip: () => queue.hurry(),
  saying,
  rematch,
  refuse,
  fill,
  invite,
  settings: () => {
    standing.fill(dialog);
    settings.open(dialog, { lent: Boolean(maybe(page.main, "[data-lent]")) });
  },
  ...end(page.main),
  ...clocks.does,
  ...standing.does,
});
settings.offer(dialog, (name, value) => {
  if (name === "sound" && value === "on") sounds.turn();
  if (name === "help") guide.shows();
});
devices(maybe(document, "[data-devices]"));
await enter((why) => page.notice(why ?? page.texts["send-failed"]));
tips(document.body, one(document, "#tip"));
page.shows();
page.markNew();
if (page.looksBack) replay(page);
else if (location.protocol !== "file:") {
  follower.begin({ talks, rests: unasked, clocks: clocks.tells, others });
  unasked();
}
page.main.dataset.ready = "true";
