// A text made of pieces of an old one and what is new between them. `crates/board/src/delta.rs` takes it apart.

/**
 * @param {string} old
 * @param {Piece[]} pieces Where a piece of the old text begins and how long it is; or a text that is new.
 */
export function patch(old, pieces) {
  let text = "";
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    text += typeof piece === "string" ? piece : old.slice(piece, piece + Number(pieces[++at]));
  }
  return text;
}
