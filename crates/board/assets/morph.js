// Makes a piece of the page like another one and touches only what differs: the browser lays out and paints no more than
// that, and focus, scrolling and folded areas stay as they are. Nodes with a name (an id, a piece, a place) are found again
// wherever among their siblings they are; the others are taken in order.

// What the page itself changes and the server does not know.
const OWN = new Set(["open", "data-opened", "data-peek", "data-zoom", "style"]);

/** @param {Node} node */
const named = (node) => {
  if (!(node instanceof Element)) return "";
  const { piece, place } = /** @type {HTMLElement} */ (node).dataset;
  return node.id || piece || place || "";
};
/** What two nodes have in common that can become the same. @param {Node} node */
const key = (node) => `${node.nodeType} ${node.nodeName} ${named(node)}`;

/**
 * @param {Node} old
 * @param {Node} fresh
 */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (key(old) !== key(fresh)) return void old.parentNode?.replaceChild(fresh, old);
  if (!(old instanceof Element && fresh instanceof Element)) return void (old.nodeValue = fresh.nodeValue);
  // The server knew that the page shows it already.
  if (fresh.hasAttribute("data-same")) return;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !OWN.has(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  children(old, fresh);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function children(old, fresh) {
  const [olds, news] = [[...old.childNodes], [...fresh.childNodes]];
  // What is new mostly stands at one end, as in the log.
  while (olds.length && news.length && olds[olds.length - 1].isEqualNode(news[news.length - 1])) {
    olds.pop();
    news.pop();
  }
  const [found, wanted] = [byKey(olds), byKey(news)];
  // What has no counterpart goes first, so that whatever stays need not be moved past it.
  for (const [name, nodes] of found) for (const gone of nodes.splice(wanted.get(name)?.length ?? 0)) gone.remove();
  let next = old.firstChild;
  for (const node of news) {
    const same = found.get(key(node))?.shift();
    if (same && same === next) next = next.nextSibling;
    else old.insertBefore(same ?? node, next);
    if (same) morph(same, node);
  }
}

/** @param {ChildNode[]} nodes */
function byKey(nodes) {
  /** @type {Map<string, ChildNode[]>} */
  const found = new Map();
  for (const node of nodes) {
    const alike = found.get(key(node));
    if (alike) alike.push(node);
    else found.set(key(node), [node]);
  }
  return found;
}
