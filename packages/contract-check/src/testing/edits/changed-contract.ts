import { cp, readFile, writeFile } from "node:fs/promises";
import { partOfContract } from "../part-of-contract.ts";

/** A replacement in one file of a contract; `from` must occur. */
export type Edit = readonly [file: string, from: string, to: string];

const edit = async (folder: string, edits: readonly Edit[]): Promise<string> => {
  for (const [name, from, to] of edits) {
    const path = `${folder}/${name}`;
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    await writeFile(path, text.replace(from, to));
  }
  return folder;
};

/** A copy of the repository's contract in a folder, with edits. */
export const changedContract = async (folder: string, ...edits: readonly Edit[]): Promise<string> => {
  await cp("openapi", folder, { recursive: true });
  return edit(folder, edits);
};

/** A copy of a small part of the contract (banks and flows), which is read much faster, with edits. */
export const changedBanks = async (folder: string, ...edits: readonly Edit[]): Promise<string> =>
  edit(await partOfContract(folder, "banks", "flows"), edits);
