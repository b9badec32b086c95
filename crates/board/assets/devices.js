// The devices of whoever looks: this one comes with a link, others are listed and signed out.

import { one } from "./dom.js";
import { secret } from "./secret.js";

const JSON_BODY = { "content-type": "application/json" };

/** What the server says about a request that failed; `undefined` if it said nothing. @param {Response | undefined} answer @returns {Promise<string | undefined>} */
const detail = async (answer) => (await answer?.json().catch(() => ({})))?.detail;

/** Makes this device one of the person's whose link it came by. `fails(text)` says why that was not possible. @param {(text?: string) => void} fails */
export async function enter(fails) {
  if (!secret || secret.kind === "invite") return;
  const token = { headers: { authorization: `Bearer ${secret.text}` } };
  const code = { headers: JSON_BODY, body: JSON.stringify({ code: secret.text }) };
  const [path, request] = secret.kind === "seat" ? ["enter", token] : ["redeem", code];
  const answer = await fetch(`/api/you/${path}`, { method: "POST", ...request }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else fails(await detail(answer));
}

/** Fills the form of whoever comes with an invitation. Is there one? @param {HTMLFormElement | null} form */
export function invited(form) {
  if (secret?.kind !== "invite" || !form) return false;
  /** @type {HTMLInputElement} */ (form.elements.namedItem("invitation")).value = secret.text;
  return true;
}

/** Shows a link in its place and copies it, where the browser lets us. @param {HTMLElement} place @param {string} link */
export function showLink(place, link) {
  const whole = new URL(link, location.href).href;
  one(place, "code").textContent = whole;
  const button = one(place, "[data-copy]");
  const copy = async () => {
    await navigator.clipboard?.writeText(whole).then(() => (button.textContent = button.dataset.copied ?? ""), () => {});
  };
  button.onclick = copy;
  return copy();
}

/** The list of devices, fetched when it is unfolded. @param {HTMLElement | null} found */
export function devices(found) {
  if (!found) return;
  const box = /** @type {HTMLDetailsElement} */ (found);
  const texts = JSON.parse(box.dataset.texts ?? "{}");
  const path = "/api/you/devices";
  const list = one(box, "ul");
  /** @param {string} text */
  const say = (text) => (one(box, ".said-of-devices").textContent = text);
  /** @param {string} way @param {string} method */
  const ask = async (way, method) => {
    const answer = await fetch(way, { method }).catch(() => undefined);
    if (answer?.ok) return answer;
    say((await detail(answer)) ?? texts["send-failed"]);
    return undefined;
  };
  /** @param {number} time */
  const day = (time) => new Date(time).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" });
  /** @param {string} name @param {string} text */
  const part = (name, text) => Object.assign(document.createElement(name), { textContent: text });

  /** @param {Device} device @param {number} _ @param {Device[]} all */
  const row = ({ device, label, added, used, this: own }, _, { length }) => {
    const line = document.createElement("li");
    const about = document.createElement("span");
    const name = label || texts["device-unknown"];
    about.append(part("strong", name), own ? ` ${texts["device-this"]}` : "", document.createElement("br"));
    about.append(part("small", `${texts["device-added"]} ${day(added)} · ${texts["device-used"]} ${day(used)}`));
    const button = Object.assign(part("button", texts["device-sign-out"]), { type: "button" });
    button.setAttribute("aria-label", `${texts["device-sign-out"]}: ${name}`);
    button.addEventListener("click", async () => {
      if (!(await ask(`${path}/${device}`, "DELETE"))) return;
      if (own) return location.reload();
      await show();
      say(`${texts["device-signed-out"]} ${name}`);
      one(box, "summary").focus();
    });
    line.append(about);
    // Whoever signs out their only device could not come back.
    if (length > 1) line.append(button);
    return line;
  };
  const show = async () => {
    const answer = await ask(path, "GET");
    if (answer) list.replaceChildren(...(await answer.json()).map(row));
  };

  box.addEventListener("toggle", () => {
    if (box.open) show();
  });
  one(box, "#device").addEventListener("click", async () => {
    const answer = await ask(path, "POST");
    if (!answer) return;
    const place = one(box, ".once");
    place.hidden = false;
    // The other device begins where this one is.
    const { hash } = new URL((await answer.json()).link, location.href);
    await showLink(place, location.pathname + hash);
  });
}
