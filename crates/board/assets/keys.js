// The keys of answers: digits first, then letters. A letter that does something else on the page answers nothing.

/** What the letters do that are not keys of answers. */
export const TAKEN = { u: "undo", h: "hint", n: "skip", l: "list", r: "aid" };

const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !(letter in TAKEN) && letter !== "b" && letter !== "p");

/** In the order of the answers; whatever comes after the last one has no key. */
export const KEYS = [..."123456789", ...letters, ...letters.map((letter) => letter.toUpperCase())];
