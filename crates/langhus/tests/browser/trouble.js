window.__trouble = [];
for (const kind of ["error", "warn"]) {
  const say = console[kind];
  console[kind] = (...words) => { window.__trouble.push(words.join(" ")); say(...words); };
}
addEventListener("error", (event) => window.__trouble.push(event.message));
addEventListener("unhandledrejection", (event) => window.__trouble.push(String(event.reason)));
document.addEventListener("securitypolicyviolation", (event) => window.__trouble.push(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
// What was last clicked, for whoever wants to know why nothing happened.
addEventListener("click", (event) => (window.__last = event.target.outerHTML.slice(0, 200)), true);
