import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Bundle } from "./bundle.ts";

/** Goes up when bundling gives another document from the same files, e.g. with another bundler. */
const VERSION = 1;

/** A bundle, and what its files held when it was made. */
type Entry = { version: number; digests: Record<string, string>; document: Bundle["document"] };

const digest = (content: Uint8Array | string) => createHash("sha256").update(content).digest("hex");

const digestsOf = async (files: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(files.map(async (it) => [it, digest(await readFile(it))] as const)));

/** Where the contract's project keeps what can be made again; a contract outside of any project has no such place. */
const placeOf = (file: string): string | undefined => {
  for (let folder = dirname(resolve(file)); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, "node_modules")))
      return join(folder, "node_modules/.cache/contract", `${digest(resolve(file)).slice(0, 16)}.json`);
  return undefined;
};

/** The bundle that was kept of this contract, if its files are what they were. */
export const readBundle = async (file: string): Promise<Bundle | undefined> => {
  const place = placeOf(file);
  if (!place) return undefined;
  try {
    const { version, digests, document } = JSON.parse(await readFile(place, "utf8")) as Entry;
    const now = await digestsOf(Object.keys(digests));
    const isSame = version === VERSION && Object.entries(digests).every(([name, it]) => now[name] === it);
    return isSame ? { document, files: Object.keys(digests) } : undefined;
  } catch {
    // Nothing was kept, or one of the files is gone: the contract is bundled anew, and says what is wrong with it.
    return undefined;
  }
};

/** Keeps a bundle for the next time. */
export const writeBundle = async (file: string, { document, files }: Bundle): Promise<void> => {
  const place = placeOf(file);
  if (!place) return;
  const entry: Entry = { version: VERSION, digests: await digestsOf(files), document };
  const draft = `${place}.${process.pid}`;
  try {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(draft, JSON.stringify(entry));
    // Whoever reads at the same time reads the old one or the new one, never a part.
    await rename(draft, place);
  } catch {
    // On a disk that cannot be written to there is no cache; that costs a second, and nothing else.
  }
};
