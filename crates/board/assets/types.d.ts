// What the server tells the page. `crates/board/src/sheet.rs` and `crates/hall/src/steps.rs` write it.

/** An action that may be chosen. */
interface Choice {
  action: string;
  text: string;
  /** The places on the table that say it. */
  path: string[];
}

/** Where the game stands, and what may be done. */
interface Now {
  sequence: number;
  moves: number;
  at: number;
  round: number;
  over: boolean;
  /** Is something asked of whoever looks? */
  mine: boolean;
  turn: string;
  prompt: string | null;
  undo: boolean;
  choices: Choice[];
  /** The places of the paths in words. */
  places: Record<string, string>;
  /** Does a guide go along? Then nothing plays itself. */
  guided: boolean;
  /** Does the house give the only answer? */
  forced: boolean;
  since: number | null;
}

/** Where a piece of an old text begins, or how long it is; or a new text. */
type Piece = number | string;

/** Something that happened, with what it changes on the page. */
interface Step {
  sequence: number;
  /** What must be shown before it; null if it may follow anything. */
  base: number | null;
  kind: string | null;
  seat: number | null;
  text?: string;
  now?: Now;
  /** The regions without what is in the parts that have a version. */
  html?: string;
  /** The parts that are different, by their versions: whole, or as what is different from the version named first. */
  parts?: Record<string, string | [string, Piece[]]>;
}

/** What an adviser thinks of an action. */
interface Hint {
  action: string;
  text: string;
  says: string;
  /** The share of a win that may be expected of it, from 0 to 1. */
  win_share: number;
}

/** A device of whoever looks. */
interface Device {
  device: number;
  label: string;
  added: number;
  used: number;
  this: boolean;
}

/** What a problem document and the answers of the interface hold, as far as the page reads them. */
interface Told {
  type?: string;
  detail?: string;
  rule?: { section: string };
  sequence?: number;
  step?: Step | null;
  id?: string;
  link?: string;
  hints?: Hint[];
}
