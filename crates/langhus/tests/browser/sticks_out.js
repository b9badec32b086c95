// By how many pixels the page is too wide, and which elements reach beyond it; nothing if it fits.
const root = document.documentElement;
const over = root.scrollWidth - root.clientWidth;
if (over <= 0) return null;
const right = (part) => part.getBoundingClientRect().right;
// What holds an element in its place: what is laid out absolutely is not cut off by a scroller that is not.
const holder = (part) => {
    if (getComputedStyle(part).position !== "absolute") return part.parentElement;
    const placed = (above) => (!above || getComputedStyle(above).position !== "static" ? above : placed(above.parentElement));
    return placed(part.parentElement);
};
const isCut = (part) => {
    const above = part === document.body ? null : holder(part);
    return !!above && above !== document.body && (getComputedStyle(above).overflowX !== "visible" || isCut(above));
};
const out = [...document.querySelectorAll("body *")].filter((part) => right(part) > root.clientWidth + 0.5 && !isCut(part));
const name = (part) => `${part.localName}.${part.getAttribute("class") ?? ""}#${part.id} "${part.textContent.trim().slice(0, 20)}" to ${Math.round(right(part))}`;
return `by ${over} px: ${out.slice(0, 12).map(name).join(", ")}`;
