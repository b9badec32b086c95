// What is said at the table, and whether to play again.

import { all, maybe } from "./dom.js";

/**
 * @param {import("./page.js").Page} page
 * @param {import("./send.js").Sender} sender
 */
export function talk(page, sender) {
  const { main } = page;
  const form = /** @type {HTMLFormElement | null} */ (maybe(main, ".chat form"));
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    const text = input.value.trim();
    if (text && (await sender.once("chat", { text }))) input.value = "";
  });

  let unread = 0;
  /** Tells at the tabs how much was said that nobody has seen. */
  const count = () => {
    const box = maybe(main, ".chat");
    if (box?.checkVisibility() && !document.hidden) unread = 0;
    for (const sign of all(main, ".unread")) {
      sign.hidden = !unread;
      sign.textContent = String(unread);
      sign.setAttribute("aria-label", `${unread} ${page.texts.unread}`);
      sign.setAttribute("role", "img");
    }
  };
  main.addEventListener("click", () => queueMicrotask(count));
  document.addEventListener("visibilitychange", count);

  /** @param {Step} step */
  const hears = ({ seat, kind, text: told = "" }) => {
    const box = maybe(main, ".said");
    if (!box) return;
    // A saying is a word of ours: what stands on its button is what it says in this language.
    const text = (kind === "saying" && maybe(main, `[data-saying="${CSS.escape(told)}"]`)?.textContent) || told;
    const name = maybe(main, `#player-${seat} .name`)?.firstChild?.textContent?.trim() ?? "";
    const line = document.createElement("li");
    // What is written from the right must not turn round what stands beside it; the name is isolated already.
    line.append(Object.assign(document.createElement("strong"), { textContent: `${name}: ` }), Object.assign(document.createElement("bdi"), { textContent: text }));
    maybe(box, ".empty")?.remove();
    box.append(line);
    box.scrollTop = box.scrollHeight;
    if (seat === page.you) return;
    page.speak(`${name}: ${text}`);
    unread++;
    count();
  };

  return {
    talks: hears,
    /** Says what stands on a button. @param {HTMLElement} button */
    saying: ({ dataset: { saying } }) => sender.once("chat", { saying }),
    // Where the next game is, the page is told like everything that happens (`data-follow`).
    rematch: () => sender.once("rematch"),
    refuse: () => sender.once("rematch/refuse"),
  };
}
