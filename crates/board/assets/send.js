// Sending what was chosen, once, whatever the connection does.

import { all, maybe, wait } from "./dom.js";
import { unguessable } from "./once.js";

// For so long an answer is awaited.
const PATIENCE = 10000;
// So long after a failure it is tried once more.
const BREATH = 800;

/** What an answer says; nothing if it says nothing. @param {Response | undefined} answer @returns {Promise<Told>} */
export const told = async (answer) => (await answer?.json().catch(() => undefined)) ?? {};

export class Sender {
  #page;
  #queue;
  /**
   * What was chosen while an answer was on its way: the stream may have brought the next question before its acknowledgement.
   * @type {{ what: "actions" | "undo", action?: string, shown: number } | undefined}
   */
  #next;

  /** @param {import("./page.js").Page} page @param {import("./queue.js").Queue} queue */
  constructor(page, queue) {
    this.#page = page;
    this.#queue = queue;
  }

  /**
   * Posts, and posts once more when no answer came or the server could not say what became of it.
   * @param {string} address
   * @param {Record<string, string>} headers
   * @param {unknown} [body]
   */
  async #insist(address, headers, body) {
    const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: body === undefined ? undefined : JSON.stringify(body) };
    const send = () => fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    const first = await send().catch(() => undefined);
    if (first && first.status !== 503) return first;
    this.#page.notice(this.#page.texts.lost);
    await wait(BREATH);
    const second = await send();
    this.#page.notice();
    return second;
  }

  /**
   * Posts what must happen once: its key makes a second try harmless. What came of it; trouble is told.
   * @param {string} path
   * @param {unknown} [body]
   */
  async once(path, body) {
    const key = { "idempotency-key": unguessable() };
    const answer = await this.#insist(`/api/tables/${this.#page.table}/${path}`, key, body).catch(() => undefined);
    const said = await told(answer);
    if (answer?.ok) return said;
    this.#page.notice(said.detail ?? this.#page.texts["send-failed"]);
    return undefined;
  }

  /**
   * Plays an action, or takes the last one back: `actions` or `undo`. A question is answered once.
   * @param {"actions" | "undo"} what
   * @param {string} [action]
   */
  async act(what, action) {
    const [page, queue] = [this.#page, this.#queue];
    if (!queue.answer()) {
      this.#next = { what, action, shown: queue.shown };
      return;
    }
    page.notice();
    // The same client id makes a second try harmless.
    const body = { sequence: queue.shown, client: unguessable(), action, ...page.have };
    const answer = await this.#insist(page.address(what), {}, body).catch(() => undefined);
    const said = await told(answer);
    const next = this.#next;
    this.#next = undefined;
    if (answer?.ok) {
      if (said.step) queue.offer(said.step);
      queue.answered(said.sequence);
      if (!queue.open) return;
      if (next?.shown === queue.shown) this.act(next.what, next.action);
      else page.opens();
      return;
    }
    queue.answered();
    // What was refused is not tried by itself again.
    page.refused = page.now;
    page.asks();
    if (said.type?.endsWith("/not-in-lesson") && said.detail) page.corrects(said.detail);
    else page.notice(said.detail ?? page.texts["send-failed"]);
    const why = /** @type {HTMLAnchorElement | null} */ (maybe(page.main, ".why"));
    if (why && said.rule) why.href = `${why.href.split("#")[0]}#${said.rule.section}`;
  }

  /**
   * Asks an adviser; `choices` marks the best and plays what is clicked.
   * @param {import("./choices.js").Choices} choices
   */
  async hint(choices) {
    const { page, none } = { page: this.#page, none: this.#page.texts["hint-none"] };
    page.notice();
    page.speak(page.texts.thinking);
    for (const button of all(page.main, '[data-do="hint"]')) button.setAttribute("disabled", "");
    const asked = page.now;
    const answer = await fetch(`/api/tables/${page.table}/hint`, { method: "POST" }).catch(() => undefined);
    const said = await told(answer);
    for (const button of all(page.main, '[data-do="hint"]')) button.removeAttribute("disabled");
    const [best] = said.hints ?? [];
    if (!answer?.ok || !best) return page.notice(said.detail ?? none);
    if (page.now !== asked) return;
    choices.advise(said.hints ?? []);
    const list = maybe(page.main, "#advice");
    list?.replaceChildren(...(said.hints ?? []).slice(0, 3).map((hint) => advice(hint, choices)));
    if (list) list.hidden = false;
    page.speak(`${best.text}: ${best.says}`);
  }
}

/** An action with what may be expected of it; a click plays it. @param {Hint} hint @param {import("./choices.js").Choices} choices */
function advice({ action, text, says }, choices) {
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: text });
  button.addEventListener("click", () => choices.take(action));
  const line = document.createElement("li");
  line.append(button, Object.assign(document.createElement("span"), { textContent: says }));
  return line;
}
