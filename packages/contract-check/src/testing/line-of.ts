import { readFile } from "node:fs/promises";

/** The first line, from 1, of a file that contains this text. */
export const lineOf = async (path: string, text: string): Promise<number> => {
  const line = (await readFile(path, "utf8")).split("\n").findIndex((it) => it.includes(text)) + 1;
  if (line === 0) throw new Error(`${path} has no ${text}`);
  return line;
};
