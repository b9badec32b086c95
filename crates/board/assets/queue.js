// The steps of a game on their way to the page. They may come twice, late, or in any order: a step is handed out only on
// what it builds on, so that nothing is shown in the past, left out, or put on something else. Nothing here knows the page.

export class Queue {
  /** @type {Map<number, Step>} */
  #held = new Map();
  /** @type {(() => void)[]} */
  #waiting = [];
  // Up to which sequence number the page lacks something; up to which its own answers are on disk.
  #lacks = 0;
  #acknowledged = 0;
  #answering = false;
  #hurried = 0;

  /** @param {number} shown The sequence number after which the page is. */
  constructor(shown) {
    this.shown = shown;
  }

  /**
   * Takes a step in. Is it new?
   * @param {Step} step
   */
  offer(step) {
    const held = this.#held.get(step.sequence);
    // Of two with one number, the one that may follow anything shows the same and is surer.
    if (step.sequence <= this.shown || (held && (held.base === null || step.base !== null))) return false;
    this.#held.set(step.sequence, step);
    this.#changed();
    return !held;
  }

  /**
   * The step that may be shown now: the one that builds on what is shown, or else the newest that may follow anything.
   * @returns {Step | undefined}
   */
  get next() {
    const steps = [...this.#held.values()];
    const whole = steps.filter((step) => step.base === null);
    return steps.find((step) => step.base === this.shown) ?? whole.sort((a, b) => b.sequence - a.sequence)[0];
  }

  /**
   * The page shows this step from now on.
   * @param {Step} step
   */
  show(step) {
    this.shown = step.sequence;
    for (const sequence of [...this.#held.keys()]) if (sequence <= this.shown) this.#held.delete(sequence);
    this.#changed();
  }

  /**
   * The page cannot show this step: it is not on what the step builds on after all.
   * @param {Step} step
   */
  refuse(step) {
    this.#held.delete(step.sequence);
    this.#lacks = Math.max(this.#lacks, step.sequence);
    this.#changed();
  }

  /** Whoever tells begins anew from what is shown. */
  forget() {
    this.#held.clear();
    this.#changed();
  }

  /** Is something missing that no step at hand brings? Then the present is wanted. */
  get gap() {
    return !this.next && (this.#held.size > 0 || this.shown < Math.max(this.#lacks, this.#acknowledged));
  }

  /** May what is asked be answered? Not while an answer is on its way, and not before what came of the last one is shown. */
  get open() {
    return !this.#answering && this.shown >= this.#acknowledged;
  }

  /** An answer goes out, if it may. */
  answer() {
    if (!this.open) return false;
    return (this.#answering = true);
  }

  /**
   * The answer is on disk under this sequence number; or it was refused, and may be given again.
   * @param {number} [sequence]
   */
  answered(sequence = 0) {
    this.#answering = false;
    this.#acknowledged = Math.max(this.#acknowledged, sequence);
    this.#changed();
  }

  /** What is here now need not be waited for. */
  hurry() {
    this.#hurried = Math.max(this.#hurried, ...this.#held.keys());
    this.#changed();
  }

  /** Is nobody to wait for what comes next? */
  get hurries() {
    return this.shown < this.#hurried;
  }

  /** When anything is different. */
  changed() {
    return /** @type {Promise<void>} */ (new Promise((done) => this.#waiting.push(done)));
  }

  #changed() {
    for (const done of this.#waiting.splice(0)) done();
  }
}
