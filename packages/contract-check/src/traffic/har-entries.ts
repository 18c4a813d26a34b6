import { entryCutter } from "./entry-cutter.ts";
import type { HarEntry } from "./har-entry.ts";

/** A text that is no HAR; the message is for people. */
export class BrokenTraffic extends Error {}

/** What stands beside the entries of a HAR is a few names of pages; with more, in characters, it is something else. */
const MOST_BESIDE = 32 * 1024 * 1024;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenTraffic("is not JSON from some point on", { cause: error });
  }
};

/**
 * The entries of a HAR, one after the other, while its bytes arrive: never more than a piece of the file and its entries
 * are in memory. Throws `BrokenTraffic` where the text stops being JSON, and at its end when it was no HAR.
 */
export async function* harEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<HarEntry> {
  const cutter = entryCutter();
  let count = 0;
  for await (const piece of bytes) {
    for (const entry of cutter.take(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))) {
      const value = parsed(entry) as HarEntry;
      count++;
      yield value;
    }
    if (cutter.remainder().text.length > MOST_BESIDE) throw new BrokenTraffic("has no entries: it is no HAR");
  }
  const { text, isOpen } = cutter.remainder();
  if (isOpen) throw new BrokenTraffic("ends in the middle");
  // Decoded byte by byte, a mark of the byte order is three letters.
  parsed(text.replace(/^\u00ef\u00bb\u00bf/, ""));
  if (count === 0) throw new BrokenTraffic("has no entries: it is no HAR, or an empty one");
}
