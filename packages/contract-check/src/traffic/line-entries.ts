import { BrokenTraffic } from "./har-entries.ts";
import type { HarEntry } from "./har-entry.ts";

const parsed = (line: string, number: number): HarEntry => {
  try {
    return JSON.parse(line) as HarEntry;
  } catch (error) {
    throw new BrokenTraffic(`is not JSON in line ${number}`, { cause: error });
  }
};

/** The entries of newline JSON, one per line. Throws `BrokenTraffic` at a line that is not JSON. */
export async function* lineEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<HarEntry> {
  const decoder = new TextDecoder();
  let number = 0;
  // Chunks of an unfinished line, joined once, since repeated concatenation is slow.
  let pieces: string[] = [];
  for await (const piece of bytes) {
    const lines = decoder.decode(piece, { stream: true }).split("\n");
    const last = lines.pop()!;
    for (const line of lines) {
      const whole = [...pieces, line].join("");
      pieces = [];
      number++;
      if (whole.trim() !== "") yield parsed(whole, number);
    }
    pieces.push(last);
  }
  const rest = pieces.join("");
  if (rest.trim() !== "") yield parsed(rest, number + 1);
}
