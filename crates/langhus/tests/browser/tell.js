const main = document.querySelector("main");
const buttons = [...main.querySelectorAll("#choices button")];
const fetched = performance.getEntriesByType("resource").slice(-4);
return [
  main.querySelector("#now")?.dataset.now,
  main.querySelector(".ask")?.innerText,
  `${buttons.length} choices, ${buttons.filter((button) => button.disabled).length} of them disabled, at ${Math.round(performance.now())} ms`,
  ...window.__hand,
  ...fetched.map(({ name, startTime, duration, responseStatus }) => `${Math.round(startTime)} ms ${name} took ${Math.round(duration)} ms: ${responseStatus}`),
  ...window.__trouble,
].join("\n");
