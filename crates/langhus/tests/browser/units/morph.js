const { morph } = module;
const make = (html) => {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  return box;
};
const fragment = (html) => {
  const template = document.createElement("template");
  template.innerHTML = `<div>${html}</div>`;
  return template.content.firstElementChild;
};
/** Makes a box like another one; the box, and its children of before by their names. */
const becomes = (before, after) => {
  const box = make(before);
  const nodes = Object.fromEntries([...box.querySelectorAll("[id], [data-piece], [data-place]")].map((node) => [node.id || node.dataset.piece || node.dataset.place, node]));
  const touched = [];
  const observer = new MutationObserver(() => {});
  observer.observe(box, { childList: true, subtree: true, attributes: true, characterData: true });
  morph(box, fragment(after));
  touched.push(...observer.takeRecords());
  observer.disconnect();
  same(box.innerHTML, fragment(after).innerHTML);
  return { box, nodes, touched };
};
const pieces = (names) => [...names].map((name) => `<i data-piece="${name}">${name}</i>`).join("");
const isKept = (box, nodes, names) => {
  for (const name of names) same(box.querySelector(`[data-piece="${name}"]`) === nodes[name], true, `${name} is the same node:`);
};

test("what is the same is not touched", () => {
  const { touched } = becomes(`<p class="a">one</p>${pieces("abc")}`, `<p class="a">one</p>${pieces("abc")}`);
  same(touched.length, 0);
});

test("texts and attributes change in their place", () => {
  const { box, nodes } = becomes('<p id="p" class="a" title="x">one</p>', '<p id="p" class="b" lang="de">two</p>');
  same(box.firstChild === nodes.p, true);
});

test("a named node is inserted in the middle, and nothing else is touched", () => {
  const { box, nodes, touched } = becomes(pieces("abde"), pieces("abcde"));
  isKept(box, nodes, "abde");
  same(touched.length, 1);
});

test("a named node is removed from the middle, and nothing else is touched", () => {
  const { box, nodes, touched } = becomes(pieces("abcde"), pieces("abde"));
  isKept(box, nodes, "abde");
  same(touched.length, 1);
});

test("named nodes are moved, and stay the same nodes", () => {
  for (const [before, after] of [["abcde", "eabcd"], ["abcde", "bcdea"], ["abcde", "edcba"], ["abc", "cab"]]) {
    const { box, nodes } = becomes(pieces(before), pieces(after));
    isKept(box, nodes, before);
  }
});

test("one moves, one comes and one goes at once", () => {
  const { box, nodes } = becomes(pieces("abcde"), pieces("axedc"));
  isKept(box, nodes, "acde");
});

test("named and nameless nodes stand among each other", () => {
  becomes(`text<b>1</b>${pieces("ab")}<b>2</b>tail`, `<b>0</b>${pieces("ba")}other<b>1</b><u>2</u>`);
  becomes(pieces("ab"), "only text");
  becomes("only text", pieces("ab"));
  becomes("", `${pieces("a")}text`);
  becomes(`${pieces("a")}text`, "");
});

test("a place that is drawn twice is found twice", () => {
  becomes('<i data-place="s">1</i><i data-place="s">2</i>', '<i data-place="s">2</i><u></u><i data-place="s">3</i><i data-place="s">4</i>');
});

test("new lines at the beginning of a list touch no others", () => {
  const line = (n) => `<li>line ${n}</li>`;
  const { touched } = becomes([3, 2, 1].map(line).join(""), [5, 4, 3, 2, 1].map(line).join(""));
  same(touched.every(({ addedNodes, removedNodes }) => addedNodes.length === 1 && removedNodes.length === 0), true);
});

test("what the page itself opened stays open", () => {
  const box = make('<details id="d"><summary>a</summary>b</details>');
  box.firstChild.open = true;
  box.firstChild.dataset.opened = "true";
  morph(box, fragment('<details id="d"><summary>a</summary>c</details>'));
  same([box.firstChild.open, box.firstChild.dataset.opened, box.textContent], [true, "true", "ac"]);
});

test("what the server left out stays as it is", () => {
  const box = make('<section id="s" data-version="1"><p>kept</p></section><p>old</p>');
  const kept = box.querySelector("section p");
  morph(box, fragment('<section id="s" data-version="1" data-same></section><p>new</p>'));
  same([box.querySelector("section p") === kept, box.textContent], [true, "keptnew"]);
});

test("the focus stays where it is while others come and go", () => {
  const button = (name) => `<button id="${name}">${name}</button>`;
  const box = make(["a", "b", "c"].map(button).join(""));
  box.children[1].focus();
  morph(box, fragment(["x", "a", "b", "d"].map(button).join("")));
  same([document.activeElement.id, box.textContent], ["b", "xabd"]);
});

test("drawings have named nodes too", () => {
  const circles = (names) => `<svg viewBox="0 0 9 9">${[...names].map((name) => `<circle data-piece="${name}" r="1"></circle>`).join("")}</svg>`;
  const { box, nodes } = becomes(circles("abc"), circles("cxa"));
  isKept(box, nodes, "ac");
  same(box.querySelector("[data-piece=x]") instanceof SVGCircleElement, true);
});

test("whatever it was, it becomes like the other", () => {
  let seed = 7;
  const below = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const any = (depth) => Array.from({ length: below(6) }, () => {
    const [kind, name] = [below(4), "abcdefgh"[below(8)]];
    if (kind === 0) return name;
    const inside = depth ? any(depth - 1) : "";
    return kind === 1 ? `<b class="${name}">${inside}</b>` : `<i data-piece="${name}">${inside}</i>`;
  }).join("");
  for (let round = 0; round < 500; round++) becomes(any(2), any(2)).box.remove();
});
