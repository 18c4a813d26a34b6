import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { CannotCheck } from "../frame/cannot-check.ts";

/** A file that uses an operation, and its first line that does; lines count from 1. */
export type Use = { file: string; line: number };

const SOURCE = /\.[cm]?[jt]sx?$/;
const NAME = /[A-Za-z_$][\w$]*/g;

/** The generated names of an operation: `listBanks` and `useListBanks`. */
const namesOf = (id: string) => [id, `use${id.charAt(0).toUpperCase()}${id.slice(1)}`];

/** Reads the sources below a folder once. Returns a function that finds the uses of an operation. */
export const usesIn = async (
  folder: string,
  progress: (text: string) => void = () => undefined,
): Promise<(operation: string) => Use[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new CannotCheck(`There is no folder of sources at ${folder}.`, { cause: error });
  });
  const files = entries
    .filter((it) => it.isFile() && SOURCE.test(it.name) && !it.parentPath.includes("node_modules"))
    .map((it) => relative(process.cwd(), join(it.parentPath, it.name)))
    .toSorted();
  const uses = new Map<string, Use[]>();
  for (const [at, file] of files.entries()) {
    progress(`${String(at + 1)} of ${String(files.length)} source files read`);
    const met = new Set<string>();
    for (const [index, text] of (await readFile(file, "utf8")).split("\n").entries())
      for (const [name] of text.matchAll(NAME)) {
        if (met.has(name)) continue;
        met.add(name);
        const use = { file, line: index + 1 };
        const known = uses.get(name);
        if (known) known.push(use);
        else uses.set(name, [use]);
      }
  }
  return (operation) => {
    const found = new Map<string, Use>();
    for (const use of namesOf(operation).flatMap((it) => uses.get(it) ?? [])) {
      const before = found.get(use.file);
      if (!before || use.line < before.line) found.set(use.file, use);
    }
    return [...found.values()].toSorted((one, other) => one.file.localeCompare(other.file));
  };
};
