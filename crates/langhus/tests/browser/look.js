const main = document.querySelector("main.table");
const now = JSON.parse(main.querySelector("#now").dataset.now);
const chosen = main.querySelectorAll("#chosen li").length;
const buttons = [...main.querySelectorAll("#choices button:not(:disabled)")];
// What has no place on the table is a button in the line; on a phone every answer is one.
const inLine = [...main.querySelectorAll(":is(#answers, #choices) button:not(:disabled)")].filter((button) => button.checkVisibility() && button.parentElement.clientWidth > 8);
return {
  over: now.over,
  table: location.pathname,
  chosen,
  stamp: `${now.sequence} ${now.at} ${chosen} ${buttons.length} ${buttons[0]?.textContent ?? ""}`,
  lit: [...main.querySelectorAll("[data-place].open")].filter((place) => place.checkVisibility()).length,
  folded: [...new Set([...main.querySelectorAll("details:not([open]) [data-place].open")].map((place) => place.dataset.place))]
    .filter((name) => ![...main.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)].some((place) => place.checkVisibility())).join(" "),
  buttons: buttons.length,
  keys: buttons.map((button) => button.querySelector(".digit")?.textContent ?? ""),
  answers: inLine.length,
  confirm: Boolean(main.querySelector("#choices .primary")),
  section: main.querySelector(".why")?.hash?.slice(1) ?? "",
  prompt: main.dataset.connection === "lost" ? "" : now.prompt ?? "",
  focus: document.activeElement === document.body ? "nothing" : document.activeElement.tagName,
  notice: main.querySelector("#notice")?.textContent ?? "",
};
