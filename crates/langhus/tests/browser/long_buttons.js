// The buttons on which more than 40 characters stand, apart from the key of an answer and what only screen readers say.
// What is drawn on the table is no button of words.
const buttons = document.querySelectorAll("main:not(.table) :is(button, a.button), :is(#answers, #choices, .tools, .guide, dialog) button");
const words = (button) => {
    const copy = button.cloneNode(true);
    for (const other of copy.querySelectorAll(".unseen, .digit, .sign")) other.remove();
    return copy.textContent.trim().replace(/\s+/g, " ");
};
return [...new Set([...buttons].map(words))].filter((text) => [...text].length > 40);
