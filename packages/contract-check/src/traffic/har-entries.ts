import { entryCutter } from "./entry-cutter.ts";
import type { HarEntry } from "./har-entry.ts";

/** A text that is not a HAR. The message is for users. */
export class BrokenTraffic extends Error {}

/** Maximum size of a HAR without its entries, in characters; larger input is something else. */
const MOST_BESIDE = 32 * 1024 * 1024;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenTraffic("is not JSON from some point on", { cause: error });
  }
};

/**
 * Streams the entries of a HAR: only a chunk of the file and its entries are in memory. Throws `BrokenTraffic` where
 * the text stops being JSON, and at its end if it was not a HAR.
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
  // Decoded as Latin-1, a byte order mark is three characters.
  parsed(text.replace(/^\u00ef\u00bb\u00bf/, ""));
  if (count === 0) throw new BrokenTraffic("has no entries: it is no HAR, or an empty one");
}
