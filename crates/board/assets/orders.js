// Saying no to a kind of question until the end of the round: the house answers from then on.

import { maybe } from "./dom.js";

/**
 * @param {import("./page.js").Page} page
 * @param {import("./send.js").Sender} sender
 */
export function orders(page, sender) {
  /** @param {string} kind */
  const revoke = (kind) => sender.once("orders", { kind, on: false });
  return {
    /** @type {Record<string, (button: HTMLElement) => unknown>} */
    does: {
      "decline-round": async ({ dataset: { kind, decline = "", above } }) => {
        const kept = await sender.once("orders", { kind, on: true, ...(above && { above: Number(above) }) });
        if (kept) sender.act("actions", decline);
      },
      "ask-me": async ({ dataset: { kind = "" } }) => {
        const box = maybe(page.main, ".ask .standing");
        if ((await revoke(kind)) && box) box.hidden = true;
      },
    },
    /** Fills the list of what is answered. Is there anything? @param {HTMLElement} dialog */
    fill: async (dialog) => {
      const box = maybe(dialog, ".orders");
      const list = box && maybe(box, "ul");
      if (!list || page.you === null) return;
      const answer = await fetch(`/api/tables/${page.table}/orders?language=${document.documentElement.lang}`).catch(() => undefined);
      /** @type {{ kind: string, text: string }[]} */
      const said = answer?.ok ? await answer.json() : [];
      list.replaceChildren(...said.map(({ kind, text }) => {
        const line = document.createElement("li");
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: box.dataset.revoke });
        button.addEventListener("click", async () => {
          if (await revoke(kind)) line.remove();
        });
        line.append(Object.assign(document.createElement("span"), { textContent: text }), button);
        return line;
      }));
      box.hidden = !said.length;
    },
  };
}
