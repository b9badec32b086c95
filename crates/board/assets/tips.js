// Tips: what a piece is, when the pointer rests on it, when it has the focus, or when a finger stays on it.

export function tips(root, tip) {
  let timer, shown;

  const show = (element) => {
    tip.textContent = element.dataset.tip;
    tip.hidden = false;
    shown = element;
    const [box, own] = [element.getBoundingClientRect(), tip.getBoundingClientRect()];
    const left = Math.min(Math.max(4, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 4);
    const above = box.top - own.height - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : Math.min(box.bottom + 8, innerHeight - own.height - 4)}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
    shown = undefined;
  };
  const later = (element, after) => {
    clearTimeout(timer);
    timer = setTimeout(() => element.isConnected && show(element), after);
  };
  const of = (event) => event.target.closest?.("[data-tip]");

  root.addEventListener("pointerover", (event) => {
    const element = of(event);
    if (!element) return hide();
    if (element !== shown) {
      hide();
      later(element, event.pointerType === "touch" ? 450 : 250);
    }
  });
  root.addEventListener("pointerleave", hide);
  root.addEventListener("focusin", (event) => {
    const element = of(event);
    if (element && event.target.matches(":focus-visible")) later(element, 250);
  });
  root.addEventListener("focusout", hide);
  root.addEventListener("click", hide);
  addEventListener("scroll", hide, true);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
}
