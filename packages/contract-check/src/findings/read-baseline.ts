import { readFile } from "node:fs/promises";
import { CannotCheck } from "../frame/cannot-check.ts";
import { parseYaml } from "../frame/parse-yaml.ts";
import type { BaselineEntry } from "./baseline-entry.ts";

const NEEDED = ["rule", "operation", "where", "reason", "expires"] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

const entryOf = (node: unknown, index: number, file: string): BaselineEntry => {
  const given = (node ?? {}) as Record<string, unknown>;
  for (const name of NEEDED)
    if (typeof given[name] !== "string" || given[name].trim() === "")
      throw new CannotCheck(`Entry ${index + 1} of the baseline ${file} has no ${name}.`);
  const entry = given as BaselineEntry;
  if (!DAY.test(entry.expires) || Number.isNaN(Date.parse(entry.expires)))
    throw new CannotCheck(`Entry ${index + 1} of the baseline ${file} expires on no day: ${entry.expires}.`);
  return entry;
};

/** Reads a baseline; undefined if the file does not exist. Throws a `CannotCheck` for an invalid one. */
export const readBaseline = async (file: string): Promise<BaselineEntry[] | undefined> => {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CannotCheck(`The baseline ${file} cannot be read.`, { cause: error });
  }
  let accepted: unknown;
  try {
    accepted = (parseYaml(text) as { accepted?: unknown } | null)?.accepted;
  } catch (error) {
    throw new CannotCheck(`The baseline ${file} ${(error as Error).message}.`, { cause: error });
  }
  if (!Array.isArray(accepted)) throw new CannotCheck(`The baseline ${file} has no list "accepted".`);
  return accepted.map((it, index) => entryOf(it, index, file));
};
