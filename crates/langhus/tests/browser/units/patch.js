const { patch } = module;

test("a text is made of pieces of the old one and of what is new", () => {
  same(patch("<b>one</b><i>two</i>", [10, 10, "<u>new</u>", 0, 10]), "<i>two</i><u>new</u><b>one</b>");
});

test("pieces are counted as scripts count", () => {
  same(patch("Þór 🜲 <b>1</b>", [7, 8, 4, 2]), "<b>1</b>🜲");
});

test("nothing is made of nothing", () => {
  same([patch("old", []), patch("", ["new"]), patch("old", [0, 3])], ["", "new", "old"]);
});
