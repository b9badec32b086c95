// Makes a piece of the page like another one and touches only what differs: the browser lays out and paints no more than
// that, and focus, scrolling and folded areas stay as they are.

// What the page itself changes and the server does not know.
const OWN = new Set(["open", "data-opened"]);

const key = (node) => node.id || node.dataset?.piece || node.dataset?.place || "";
const alike = (old, fresh) => old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && key(old) === key(fresh);

export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (!alike(old, fresh)) return old.replaceWith(fresh);
  // The server knew that the page shows it already.
  if (fresh.dataset?.same !== undefined) return;
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.data = fresh.data);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !OWN.has(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [olds, news] = [[...old.childNodes], [...fresh.childNodes]];
  // What is new mostly stands at one end, as in the log.
  let kept = 0;
  while (olds.length && news.length && olds.at(-1).isEqualNode(news.at(-1))) {
    olds.pop();
    news.pop();
    kept++;
  }
  while (olds.length && news.length) morph(olds.shift(), news.shift());
  for (const gone of olds) gone.remove();
  const before = old.childNodes[old.childNodes.length - kept] ?? null;
  for (const more of news) old.insertBefore(more, before);
}
