import { JSONParser } from "@streamparser/json";
import type { HarEntry } from "./har-entry.ts";

/** A text that is no HAR; the message is for people. */
export class BrokenTraffic extends Error {}

/**
 * The entries of a HAR, one after the other, while its bytes arrive: never more than a piece of the file and one entry
 * are in memory. Throws `BrokenTraffic` where the text stops being JSON, and at its end when it was no HAR.
 */
export async function* harEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<HarEntry> {
  let ready: HarEntry[] = [];
  let count = 0;
  const parser = new JSONParser({ paths: ["$.log.entries.*"], keepStack: false });
  parser.onValue = ({ value }) => {
    count++;
    ready.push(value as HarEntry);
  };
  let failure: Error | undefined;
  parser.onError = (error) => void (failure ??= error);
  for await (const piece of bytes) {
    try {
      parser.write(piece);
    } catch (error) {
      failure ??= error as Error;
    }
    const now = ready;
    ready = [];
    yield* now;
    if (failure) throw new BrokenTraffic("is not JSON from some point on", { cause: failure });
  }
  if (!parser.isEnded) throw new BrokenTraffic("ends in the middle");
  if (count === 0) throw new BrokenTraffic("has no entries: it is no HAR, or an empty one");
}
