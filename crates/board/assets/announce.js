// Telling that it is somebody's turn: in the title, in words, with a sound, and to whoever looks elsewhere.

import { one } from "./dom.js";
import { sounds } from "./sounds.js";

const title = document.title;

/**
 * What there is to say when the game has gone on from `before` to `now`; the title and the icon say it too.
 * @param {import("./page.js").Page} page
 * @param {import("./settings.js").Settings} settings
 * @param {Now} [before]
 */
export function announce({ now, texts, table }, settings, before) {
  const mine = now.mine && !now.over;
  const titled = mine ? `● ${texts["your-turn"]} · ${title}` : title;
  if (document.title !== titled) document.title = titled;
  const icon = /** @type {HTMLLinkElement} */ (one(document, "#icon"));
  const wanted = icon.href.replace(/icon(-turn)?\.svg$/, mine ? "icon-turn.svg" : "icon.svg");
  if (icon.href !== wanted) icon.href = wanted;
  if (mine && before && !before.mine) {
    if (settings.sounds) sounds.turn();
    if (document.hidden && settings.notifies) new Notification(title, { body: now.prompt ?? "", tag: table });
  }
  if (now.over) return before?.over ? "" : now.turn;
  return now.prompt && now.prompt !== before?.prompt && now.choices.length > 1 ? now.prompt : "";
}
