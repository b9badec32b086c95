window.__trouble = [];
// A whole game fetches more than is remembered otherwise.
performance.setResourceTimingBufferSize(5000);
for (const kind of ["error", "warn"]) {
  const say = console[kind];
  console[kind] = (...words) => { window.__trouble.push(words.join(" ")); say(...words); };
}
addEventListener("error", (event) => window.__trouble.push(event.message));
addEventListener("unhandledrejection", (event) => window.__trouble.push(String(event.reason)));
document.addEventListener("securitypolicyviolation", (event) => window.__trouble.push(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
// What a hand did last, for whoever wants to know why nothing happened.
window.__hand = [];
for (const kind of ["pointerdown", "pointercancel", "click", "keydown", "scroll"])
  addEventListener(kind, (event) => {
    const what = event.target.outerHTML?.slice(0, 120) ?? "the page";
    window.__hand = [...window.__hand.slice(-7), `${Math.round(event.timeStamp)} ms ${kind} ${event.key ?? ""}${event.clientX ?? ""} ${event.clientY ?? ""} ${what}`];
  }, true);
// The stream that the page listens to.
window.EventSource = class extends EventSource {
  constructor(...address) {
    super(...address);
    window.__stream = this;
  }
};
