// What somebody does about seats: lends their own to a bot, leaves it, fills one that is free, invites somebody.

import { all, maybe, one } from "./dom.js";
import { invited, showLink } from "./devices.js";

/**
 * @param {import("./page.js").Page} page
 * @param {import("./send.js").Sender} sender
 */
export function seats(page, sender) {
  const dialog = /** @type {HTMLDialogElement} */ (one(document, "#settings"));
  // A bot plays on for this seat, or its owner plays again, or leaves.
  /** @type {Record<string, () => Promise<unknown>>} */
  const own = {
    lend: () => sender.once(`seats/${page.you}/bot`, {}),
    return: () => sender.once("back"),
    concede: () => sender.once("concede"),
    leave: async () => (await sender.once("leave")) && location.reload(),
  };
  for (const button of all(document, "[data-seat-do]"))
    button.addEventListener("click", async () => {
      const what = button.dataset.seatDo ?? "";
      const sure = page.texts[`${what}-sure`];
      if (sure && !confirm(sure)) return;
      await own[what]?.();
      dialog.close();
    });

  // Whoever comes with an invitation sits down where the table lies.
  const offer = maybe(page.main, ".offer");
  if (offer && invited(/** @type {HTMLFormElement | null} */ (maybe(offer, "form")))) {
    offer.hidden = false;
    one(offer, "input[type=text]").focus();
  }

  return {
    /** A bot plays on in a seat that somebody has left. @param {HTMLElement} button */
    fill: ({ dataset: { seat } }) => sender.once(`seats/${seat}/bot`, {}),
    /** Somebody may sit down there who gets this link. @param {HTMLElement} button */
    invite: async ({ dataset: { seat } }) => {
      const { link } = (await sender.once(`seats/${seat}/invitation`)) ?? {};
      if (!link) return;
      const place = /** @type {HTMLDialogElement} */ (one(document, "#invitation"));
      place.showModal();
      await showLink(place, link);
    },
  };
}
