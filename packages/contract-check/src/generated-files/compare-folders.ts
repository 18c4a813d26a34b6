import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** How a file differs from the expected one. */
export type Difference = { name: string; kind: "stale" | "missing" | "left-over"; line?: number };

const read = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  const named = paths.map(async (path) => [relative(folder, path).replaceAll(sep, "/"), await readFile(path)] as const);
  return new Map(await Promise.all(named));
};

const firstDifferentLine = (expected: Buffer, found: Buffer): number => {
  const [one, other] = [expected, found].map((it) => it.toString("utf8").split("\n")) as [string[], string[]];
  return one.findIndex((text, index) => text !== other[index]) + 1 || one.length;
};

/** Compares two folders byte by byte, independent of version control. Lines count from 1. */
export const compareFolders = async (expected: string, found: string): Promise<Difference[]> => {
  const [right, there] = await Promise.all([read(expected), read(found)]);
  const differences: Difference[] = [];
  for (const [name, bytes] of right) {
    const other = there.get(name);
    if (!other) differences.push({ name, kind: "missing" });
    else if (!other.equals(bytes)) differences.push({ name, kind: "stale", line: firstDifferentLine(bytes, other) });
  }
  for (const name of there.keys()) if (!right.has(name)) differences.push({ name, kind: "left-over" });
  return differences.toSorted((one, other) => one.name.localeCompare(other.name));
};
