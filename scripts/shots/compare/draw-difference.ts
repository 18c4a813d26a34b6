import { readFile, writeFile } from "node:fs/promises";
import { diff } from "@blazediff/core";
import { PNG } from "pngjs";

/**
 * Writes a picture with the differing pixels in red over the unchanged ones. Returns the number of differing pixels.
 */
export const drawDifference = async (before: string, after: string, difference: string): Promise<number> => {
  const [one, other] = await Promise.all([readFile(before), readFile(after)]);
  if (one.equals(other)) return 0;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = a;
  const drawn = new PNG({ width, height });
  const pixels = diff(a.data, b.data, drawn.data, width, height, { threshold: 0, includeAA: true });
  if (pixels > 0) await writeFile(difference, PNG.sync.write(drawn));
  return pixels;
};
