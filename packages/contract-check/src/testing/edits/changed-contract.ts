import { cp, readFile, writeFile } from "node:fs/promises";

/** A copy of the repository's contract in a folder, with edits `[file, from, to]`; each must match. */
export const changedContract = async (
  folder: string,
  ...edits: readonly (readonly [file: string, from: string, to: string])[]
): Promise<string> => {
  await cp("openapi", folder, { recursive: true });
  for (const [name, from, to] of edits) {
    const path = `${folder}/${name}`;
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    await writeFile(path, text.replace(from, to));
  }
  return folder;
};
