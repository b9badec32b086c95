// What happens at a table, as the server tells it. Whoever listens hears on by itself when the connection is lost.

// When nothing is heard for so long, the connection counts as lost: the server says at times that it is still there.
const SILENCE = 40000;
/** A table's page is told every two seconds, so that whoever plays knows within five. */
export const PLAYING = 4500;
const WATCH = 250;
// For so long a connection may take to come about.
const OPENING = 10000;
// Whoever does not look is told as well, but browsers let a hidden page hear late.
const HIDDEN = 60000;
// So long after a lost connection, and after a refusal, it is tried again.
const RETRY = 1000;
const REFUSED = 2000;

/**
 * `address()` says from where on to listen, each time anew; `hears(kind, data)`, `loses()` and `finds()` say what came of
 * it. Gives back a function that tells whether the connection is lost.
 * @param {() => string} address
 * @param {string[]} kinds
 * @param {{ hears: (kind: string, data: string) => void, loses: () => void, finds: () => void }} ears
 * @param {number} [silence]
 */
export function listen(address, kinds, { hears, loses, finds }, silence = SILENCE) {
  let lost = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  const lose = () => {
    if (!lost) loses();
    lost = true;
  };
  const open = () => {
    next = undefined;
    const stream = new EventSource(address());
    let heard = Date.now();
    /** @param {number} after */
    const again = (after) => {
      stream.close();
      clearInterval(watch);
      removeEventListener("offline", offline);
      clearTimeout(next);
      next = setTimeout(open, after);
    };
    // A browser that knows that it is cut off says so at once.
    const offline = () => {
      lose();
      again(RETRY);
    };
    addEventListener("offline", offline);
    // A connection can die without a word, for instance while a computer sleeps.
    const watch = setInterval(() => {
      const most = document.hidden ? HIDDEN : stream.readyState === EventSource.OPEN ? silence : OPENING;
      if (Date.now() - heard < most) return;
      lose();
      again(0);
    }, WATCH);
    stream.addEventListener("still", () => (heard = Date.now()));
    for (const kind of kinds)
      stream.addEventListener(kind, (event) => {
        heard = Date.now();
        hears(kind, /** @type {MessageEvent<string>} */ (event).data);
      });
    stream.addEventListener("error", () => {
      lose();
      // A browser would come back by itself, but to where it began.
      if (stream.readyState !== EventSource.OPEN) again(stream.readyState === EventSource.CLOSED ? REFUSED : RETRY);
    });
    stream.addEventListener("open", () => {
      heard = Date.now();
      if (lost) {
        lost = false;
        finds();
      }
    });
  };
  // Back on the net there is nothing to wait for.
  addEventListener("online", () => {
    if (!next) return;
    clearTimeout(next);
    next = undefined;
    open();
  });
  open();
  return () => lost;
}
