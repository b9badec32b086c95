// Following a game: what happens goes through the queue onto the page, one step after the other at the pace that is wanted.

import { all, maybe, wait } from "./dom.js";
import { MOTION } from "./motion.js";
import { sounds } from "./sounds.js";
import { PLAYING, listen } from "./stream.js";

// After so long something that is missing is asked for; and after so long once more, when nothing came.
const GAP = 500;
const AGAIN = 1000;
// For so long the present is awaited.
const PATIENCE = 10000;

export class Follower {
  #page;
  #queue;
  #settings;
  /** Until when what was shown last stands at least. */
  #stands = 0;

  /**
   * @param {import("./page.js").Page} page
   * @param {import("./queue.js").Queue} queue
   * @param {import("./settings.js").Settings} settings
   */
  constructor(page, queue, settings) {
    this.#page = page;
    this.#queue = queue;
    this.#settings = settings;
  }

  /**
   * Follows from now on. `talks` hears what is said, `rests` is called when all is shown, `clocks` hears how much time there is,
   * `others` who is here.
   * @param {{ talks: (step: Step) => void, rests: () => void, clocks: (times: import("./time.js").Times) => void, others: ReturnType<typeof import("./presence.js").presence> }} ears
   */
  begin({ talks, rests, clocks, others }) {
    const [page, queue] = [this.#page, this.#queue];
    // Whoever comes back is told from what is shown on, once more.
    const address = () => {
      queue.forget();
      return page.address("stream", { since: queue.shown, you: page.you, ...others.query, ...page.have });
    };
    /** @type {Record<string, (data: string) => void>} */
    const heard = {
      message: (data) => {
        const step = /** @type {Step} */ (JSON.parse(data));
        if (queue.offer(step) && step.text) talks(step);
      },
      time: (data) => clocks(JSON.parse(data)),
      reseated: () => location.reload(),
      present: (data) => others.tell(JSON.parse(data)),
    };
    const finds = () => {
      page.connect(true);
      page.speak(page.texts.found);
      page.opens();
    };
    page.connect(true);
    listen(address, Object.keys(heard), { hears: (kind, data) => heard[kind](data), loses: () => page.connect(false), finds }, PLAYING);
    this.#shows(rests);
    this.#mends();
  }

  /** @param {() => void} rests */
  async #shows(rests) {
    for (;;) {
      const step = this.#queue.next;
      this.#offerSkip();
      if (!step) await this.#queue.changed();
      else if (this.#mayShow(step)) {
        this.#show(step);
        if (!this.#queue.next) rests();
      } else await Promise.race([wait(this.#stands - performance.now()), this.#queue.changed()]);
    }
  }

  /** Nobody waits for their own step, nor who skips; others' steps wait until the last one has been seen. @param {Step} step */
  #mayShow(step) {
    const own = step.seat === this.#page.you;
    return own || !step.html || this.#queue.hurries || !this.#settings.pace || performance.now() >= this.#stands;
  }

  /** @param {Step} step */
  #show(step) {
    const [page, queue, pace] = [this.#page, this.#queue, this.#settings.pace];
    if (!step.html) return queue.show(step);
    const fresh = page.read(step);
    if (!fresh) return queue.refuse(step);
    const others = step.kind === "played" && step.seat !== page.you;
    try {
      queue.show(step);
      const points = page.points;
      page.show(fresh, Boolean(queue.next) && (queue.hurries || !pace));
      if (this.#settings.sounds && step.kind === "played" && !document.hidden) {
        if (page.points > points) sounds.points(page.points - points);
        else sounds.laid();
      }
      this.#stands = performance.now() + (others ? pace : Math.min(pace, MOTION));
    } catch (error) {
      console.error(error);
      queue.refuse(step);
    }
    if (others) this.#speak(fresh.now);
  }

  /** What somebody else did, and what is asked after it. @param {Now} now */
  #speak(now) {
    const lines = all(this.#page.main, `#log li[data-number="${now.at}"] > a`).map((line) => line.textContent).reverse();
    const asked = now.mine && now.choices.length > 1 ? now.prompt : undefined;
    if (lines.length) this.#page.speak([...lines, asked].filter(Boolean).join(" "));
  }

  #offerSkip() {
    const skip = maybe(this.#page.main, '[data-do="skip"]');
    const wanted = !this.#queue.next?.html;
    if (skip && skip.hidden !== wanted) skip.hidden = wanted;
  }

  /** Asks for the present when something is missing that nobody brings. */
  async #mends() {
    for (;;) {
      if (!this.#queue.gap) {
        await this.#queue.changed();
        continue;
      }
      await wait(GAP);
      if (!this.#queue.gap) continue;
      const request = { signal: AbortSignal.timeout(PATIENCE) };
      const answer = await fetch(this.#page.address("look"), request).catch(() => undefined);
      const step = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (!step || !this.#queue.offer(step)) await wait(AGAIN);
    }
  }
}
