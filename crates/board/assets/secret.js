// A secret that came behind the `#` of a link. Whoever copies the address, or looks over a shoulder, must not find it, so
// it leaves the address before anything else happens: every page imports this first.

const found = /^#(seat|device|invite)=(.*)$/.exec(location.hash);
if (found) history.replaceState(history.state, "", location.pathname + location.search);

/** `seat`: a token, in links of former times; `device` and `invite`: a code that works once. */
export const secret = found && { kind: found[1], text: found[2] };

try {
  // Pages of former times kept the secrets of seats here.
  for (const key of Object.keys(localStorage)) if (key.startsWith("langhus-seat-")) localStorage.removeItem(key);
} catch {
  // A browser that keeps nothing has kept no secret either.
}
