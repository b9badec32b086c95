// Finding elements. What is drawn in SVG has all that the page asks of an element too.

/**
 * The first that fits; the page always has one.
 * @param {ParentNode} root
 * @param {string} selector
 */
export function one(root, selector) {
  const found = maybe(root, selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * The first that fits, if there is one.
 * @param {ParentNode} root
 * @param {string} selector
 */
export const maybe = (root, selector) => /** @type {HTMLElement | null} */ (root.querySelector(selector));

/**
 * All that fit.
 * @param {ParentNode} root
 * @param {string} selector
 */
export const all = (root, selector) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);

/**
 * The element that something happened to, or the one around it that fits.
 * @param {Event} event
 * @param {string} selector
 */
export const around = (event, selector) =>
  /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * Waits.
 * @param {number} time In milliseconds.
 */
export const wait = (time) => new Promise((done) => setTimeout(done, time));
