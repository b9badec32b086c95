// Day or night, and the size of text, as whoever looks wants them. It runs before anything is painted.
try {
  // What is kept for somebody counts on all their devices, unless it was changed here and could not be sent yet.
  const kept = JSON.parse(document.querySelector("meta[name=kept]")?.getAttribute("content") ?? "{}");
  const unsent = JSON.parse(localStorage.getItem("langhus-unsent") ?? "[]");
  for (const [key, value] of Object.entries(kept)) if (!unsent.includes(key)) localStorage.setItem(`langhus-${key}`, JSON.stringify(value));
  const { theme, text } = JSON.parse(localStorage.getItem("langhus-settings") ?? "{}");
  if (theme) document.documentElement.dataset.theme = theme;
  if (text) document.documentElement.dataset.text = text;
} catch {
  // A browser that keeps nothing looks as its system does.
}
