const { Queue } = module;
const step = (sequence, more = {}) => ({ sequence, base: sequence - 1, kind: "played", seat: 2, html: `${sequence}`, ...more });
const whole = (sequence) => step(sequence, { base: null, kind: null });
/** Shows whatever may be shown, as the page does; in which order. */
const drain = (queue) => {
  const shown = [];
  for (let next; (next = queue.next); ) {
    queue.show(next);
    shown.push(next.sequence);
  }
  return shown;
};

test("steps that come out of order are shown in order", () => {
  const queue = new Queue(3);
  for (const sequence of [6, 4, 5]) queue.offer(step(sequence));
  same(drain(queue), [4, 5, 6]);
});

test("shown in the past: what comes late or twice is not shown again", () => {
  const queue = new Queue(3);
  same(queue.offer(step(4)), true);
  same(queue.offer(step(4)), false, "twice at once");
  drain(queue);
  for (const late of [step(4), step(2), whole(4), whole(1)]) same(queue.offer(late), false, `${late.sequence}`);
  same([queue.next, queue.shown, queue.gap], [undefined, 4, false]);
});

test("followed wrongly: a step waits for what it builds on", () => {
  const queue = new Queue(3);
  queue.offer(step(5));
  queue.offer(step(6));
  same([queue.next, queue.gap], [undefined, true]);
  queue.offer(step(4));
  same([drain(queue), queue.gap], [[4, 5, 6], false]);
});

test("a gap that does not close ends with the present, and what comes after it goes on from there", () => {
  const queue = new Queue(3);
  for (const sequence of [5, 6, 9]) queue.offer(step(sequence));
  queue.offer(whole(7));
  same(drain(queue), [7]);
  same(queue.gap, true, "8 is missing");
  queue.offer(step(8));
  same([drain(queue), queue.gap], [[8, 9], false]);
});

test("the present does not jump over what can be shown in order", () => {
  const queue = new Queue(3);
  for (const each of [whole(5), step(5), step(4)]) queue.offer(each);
  same(drain(queue), [4, 5]);
});

test("what the page cannot show is asked for, once it lacks it and no longer", () => {
  const queue = new Queue(3);
  queue.offer(step(4));
  queue.refuse(queue.next);
  same([queue.next, queue.gap, queue.shown], [undefined, true, 3]);
  queue.offer(step(5));
  same(queue.gap, true);
  queue.offer(whole(4));
  same([drain(queue), queue.gap], [[4, 5], false]);
});

test("answered twice: a question is answered once, until what came of it is shown", () => {
  const queue = new Queue(3);
  same(queue.answer(), true);
  same(queue.answer(), false, "while it is on its way");
  queue.offer(step(4));
  drain(queue);
  same(queue.answer(), false, "while somebody else's step is drawn with the question in it");
  queue.answered(6);
  same(queue.answer(), false, "on disk, but not shown");
  queue.offer(step(5));
  drain(queue);
  same([queue.answer(), queue.gap], [false, true], "the step before it is shown");
  queue.offer(step(6));
  drain(queue);
  same([queue.gap, queue.answer()], [false, true], "the next question");
});

test("an answer that was refused may be given again", () => {
  const queue = new Queue(3);
  queue.answer();
  queue.answered();
  same([queue.open, queue.gap], [true, false]);
});

test("the acknowledgement may come before its step or after it", () => {
  const queue = new Queue(3);
  queue.answer();
  queue.offer(step(4, { seat: 1 }));
  drain(queue);
  queue.answered(4);
  same([queue.open, queue.offer(step(4, { seat: 1 }))], [true, false]);
});

test("after a lost connection all is told again from what is shown", () => {
  const queue = new Queue(3);
  for (const sequence of [4, 6, 7]) queue.offer(step(sequence));
  drain(queue);
  queue.forget();
  same([queue.next, queue.gap, queue.shown], [undefined, false, 4]);
  for (const sequence of [5, 6, 7, 8]) same(queue.offer(step(sequence)), true);
  same(drain(queue), [5, 6, 7, 8]);
});

test("an undo is a step like others", () => {
  const queue = new Queue(3);
  queue.offer(step(5, { kind: "undone" }));
  queue.offer(step(4));
  same(drain(queue), [4, 5]);
});

test("who skips waits for nothing that is here, and for what comes later again", () => {
  const queue = new Queue(3);
  queue.offer(step(4));
  queue.offer(step(5));
  same(queue.hurries, false);
  queue.hurry();
  queue.offer(step(6));
  queue.show(queue.next);
  same(queue.hurries, true);
  queue.show(queue.next);
  same([queue.hurries, queue.next.sequence], [false, 6]);
});

test("talk has a number and nothing to draw", () => {
  const queue = new Queue(3);
  same(queue.offer({ sequence: 4, base: 3, kind: "chat", seat: 2, text: "hei" }), true);
  same(queue.offer({ sequence: 4, base: 3, kind: "chat", seat: 2, text: "hei" }), false, "heard once");
  queue.offer(step(5));
  same(drain(queue), [4, 5]);
});

test("whatever comes in whatever order, the page ends at the present and never shows a step on a wrong base", () => {
  // A generator of its own, so that a failure can be played again (mulberry32).
  const random = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let seed = 0; seed < 2000; seed++) {
    const chance = random(seed);
    const below = (n) => Math.floor(chance() * n);
    const [begun, last] = [below(5), 5 + below(30)];
    const queue = new Queue(begun);
    let page = begun;
    const showSome = () => {
      for (let most = below(4), next; most-- > 0 && (next = queue.next); ) {
        if (next.base !== null && next.base !== page) throw new Error(`seed ${seed}: ${next.sequence} on ${page}`);
        if (next.sequence <= page) throw new Error(`seed ${seed}: ${next.sequence} after ${page}`);
        if (next.base !== null && chance() < 0.05) {
          queue.refuse(next);
          continue;
        }
        page = next.sequence;
        queue.show(next);
      }
    };
    // Some are lost, some come twice, all come in any order, presents and lost connections between them.
    const told = [];
    for (let sequence = begun + 1; sequence <= last; sequence++) for (let times = below(3); times-- > 0; ) told.push(step(sequence));
    for (let times = below(4); times-- > 0; ) told.push(whole(1 + below(last)));
    for (let at = told.length; at-- > 1; ) {
      const other = below(at + 1);
      [told[at], told[other]] = [told[other], told[at]];
    }
    for (const each of told) {
      if (chance() < 0.02) queue.forget();
      queue.offer(each);
      showSome();
    }
    // The stream begins anew from what is shown, and a gap asks for the present.
    queue.forget();
    for (let sequence = queue.shown + 1; sequence <= last; sequence++) queue.offer(step(sequence));
    for (let turns = 0; turns < 500 && page < last; turns++) {
      showSome();
      if (queue.gap) queue.offer(whole(last));
    }
    same([page, queue.shown, queue.next, queue.gap], [last, last, undefined, false], `seed ${seed}:`);
  }
});
