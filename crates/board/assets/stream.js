// What happens at a table, as the server tells it. Whoever listens hears everything once and in order, and hears on by
// itself when the connection is lost.

// When nothing is heard for so long, the connection counts as lost: the server says at times that it is still there.
const SILENCE = 40000;

/** `address()` says from where on to listen; `hears(kind, happening)`, `loses()` and `finds()` say what came of it. */
export function listen(address, kinds, { hears, loses, finds }, lost = false) {
  const stream = new EventSource(address());
  let heard = Date.now();
  const lose = () => {
    if (!lost) loses();
    lost = true;
  };
  const again = (after) => {
    stream.close();
    clearInterval(watch);
    setTimeout(listen, after, address, kinds, { hears, loses, finds }, true);
  };
  // A connection can die without a word, for instance while a computer sleeps.
  const watch = setInterval(() => {
    if (Date.now() - heard < SILENCE) return;
    lose();
    again(0);
  }, 1000);
  stream.addEventListener("still", () => (heard = Date.now()));
  for (const kind of kinds)
    stream.addEventListener(kind, (event) => {
      heard = Date.now();
      hears(kind, JSON.parse(event.data));
    });
  stream.addEventListener("error", () => {
    lose();
    // A browser comes back by itself after a lost connection, but not after a refusal.
    if (stream.readyState === EventSource.CLOSED) again(2000);
  });
  stream.addEventListener("open", () => {
    heard = Date.now();
    if (lost) finds();
    lost = false;
  });
}
