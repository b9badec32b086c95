// Day or night, and the size of text, as this browser's owner wants them. It runs before anything is painted.
try {
  const { theme, text } = JSON.parse(localStorage.getItem("langhus-settings") ?? "{}");
  if (theme) document.documentElement.dataset.theme = theme;
  if (text) document.documentElement.dataset.text = text;
} catch {
  // A browser that keeps nothing looks as its system does.
}
