const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);

const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;

/** Number of open brackets around an entry: document, `log` and `entries`. */
const AROUND = 3;

/** A HAR without its entries, and the parser's state. */
export type Remainder = {
  /** The text outside the entries, with a 0 in place of each. */
  text: string;
  /** Brackets or a string are still open. */
  isOpen: boolean;
};

/** Extracts the entries of a HAR while its bytes arrive. */
export type EntryCutter = { take(piece: Buffer): string[]; remainder(): Remainder };

/**
 * Creates the extractor of HAR entries as JSON text. It only tracks strings and brackets, in one pass. `JSON.parse` of
 * an entry takes a fifth of the time of an incremental parser.
 */
export const entryCutter = (): EntryCutter => {
  let [depth, inText, isEscaped] = [0, false, false];
  let [isLog, inList, inEntry] = [false, false, false];
  /** The part of an entry in previous chunks. */
  let begun: Buffer[] = [];
  let text = "";

  const opensAfter = (key: string) =>
    text.trimEnd().endsWith(":") && text.trimEnd().slice(0, -1).trimEnd().endsWith(key);
  const take = (piece: Buffer): string[] => {
    const entries: string[] = [];
    let from = 0;
    /** Adds everything up to here to the remainder. */
    const leave = (to: number) => {
      text += piece.toString("latin1", from, to);
      from = to;
    };
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]!;
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (isOpening(byte)) {
        if (inList && depth === AROUND) {
          leave(at);
          text += "0";
          inEntry = true;
        } else if (depth < AROUND && !inEntry) {
          leave(at);
          if (depth === 1) isLog = opensAfter('"log"');
          if (depth === 2) inList = isLog && opensAfter('"entries"');
        }
        depth++;
      } else if (isClosing(byte)) {
        depth--;
        if (inEntry && depth === AROUND) {
          const end = piece.subarray(from, at + 1);
          entries.push((begun.length > 0 ? Buffer.concat([...begun, end]) : end).toString("utf8"));
          [begun, from, inEntry] = [[], at + 1, false];
        } else if (depth < AROUND) inList = false;
      }
    }
    if (inEntry) begun.push(piece.subarray(from));
    else leave(piece.length);
    return entries;
  };
  return { take, remainder: () => ({ text, isOpen: depth > 0 || inText }) };
};
