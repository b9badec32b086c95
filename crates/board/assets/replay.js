// Looking back: a slider, arrow keys, jumps by round, a permanent address for every position.

export function replay(root, show) {
  const bar = root.querySelector(".replay");
  if (!bar) return;
  const slider = bar.querySelector("#position");
  const seenBy = bar.querySelector("#seen-by");
  const rounds = new Map();
  let running, timer;
  let looking = false;

  const seat = () => seenBy?.value || undefined;
  const at = () => Number(slider.value);
  const last = Number(slider.max);

  const go = (position) => {
    slider.value = position;
    bar.querySelector("#at").textContent = `${at()} / ${last}`;
    clearTimeout(timer);
    timer = setTimeout(look, 60);
  };

  // Whoever goes on before an answer has come gets the last position wished for, not all between.
  const look = async () => {
    if (looking) return;
    looking = true;
    let [position, by] = [];
    while (position !== at() || by !== seat()) {
      [position, by] = [at(), seat()];
      const now = await show({ at: position, seat: by });
      if (!now) continue;
      rounds.set(position, now.round);
      history.replaceState(null, "", `?${new URLSearchParams({ at: position, ...(by && { seat: by }) })}`);
    }
    looking = false;
  };

  const roundAt = async (position) => {
    if (!rounds.has(position)) {
      const now = await show({ at: position, seat: seat(), quietly: true });
      if (now) rounds.set(position, now.round);
    }
    return rounds.get(position);
  };

  // Rounds never fall, so the beginning of the next or the last one is found by halving.
  const byRound = async (direction) => {
    const here = await roundAt(at());
    if (here === undefined) return;
    const wanted = direction > 0 ? here + 1 : here - 1;
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = await roundAt(middle);
      // What did not arrive has been told; whoever presses again tries again.
      if (there === undefined) return;
      if (there >= wanted) high = middle;
      else low = middle + 1;
    }
    go(low);
  };

  const stop = () => {
    clearInterval(running);
    running = undefined;
  };
  const step = {
    first: () => go(0),
    last: () => go(last),
    back: () => go(at() - 1),
    on: () => go(at() + 1),
    "round-back": () => byRound(-1),
    "round-on": () => byRound(1),
    play: () => {
      if (running) return stop();
      running = setInterval(() => (at() < last ? go(at() + 1) : stop()), 900);
    },
  };
  bar.addEventListener("click", (event) => {
    const name = event.target.closest("[data-step]")?.dataset.step;
    if (!name) return;
    if (name !== "play") stop();
    step[name]();
  });
  slider.addEventListener("input", () => go(at()));
  seenBy?.addEventListener("change", () => go(at()));
  addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", PageUp: "round-back", PageDown: "round-on", " ": "play" };
    const name = keys[event.key];
    if (!name || (event.key === " " && event.target.matches?.("button, [role=button], summary, a"))) return;
    event.preventDefault();
    if (name !== "play") stop();
    step[name]();
  });
}
