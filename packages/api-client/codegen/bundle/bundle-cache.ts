import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { AllowedFiles } from "./allowed-files.ts";
import type { Bundle } from "./bundle.ts";

/** Increase it when the same files give another bundle, e.g. with another bundler. */
const VERSION = 2;

/** A bundle, and the digests of its files when it was made. */
type Entry = { version: number; digests: Record<string, string>; document: Bundle["document"] };

const digest = (content: Uint8Array | string) => createHash("sha256").update(content).digest("hex");

const digestsOf = async (files: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(files.map(async (it) => [it, digest(await readFile(it))] as const)));

/** The cache folder of the contract's project; undefined for a contract outside of any project. */
const placeOf = (file: string): string | undefined => {
  for (let folder = dirname(resolve(file)); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, "node_modules")))
      return join(folder, "node_modules/.cache/contract", `${digest(resolve(file)).slice(0, 16)}.json`);
  return undefined;
};

/** The cached bundle of this contract; undefined if one of its files has changed since, or may not be read. */
export const readBundle = async (file: string, isAllowed: AllowedFiles): Promise<Bundle | undefined> => {
  const place = placeOf(file);
  if (!place) return undefined;
  try {
    const { version, digests, document } = JSON.parse(await readFile(place, "utf8")) as Entry;
    const names = Object.keys(digests);
    if (version !== VERSION || (await Promise.all(names.map(isAllowed))).includes(false)) return undefined;
    const now = await digestsOf(names);
    const isSame = Object.entries(digests).every(([name, it]) => now[name] === it);
    return isSame ? { document, files: names } : undefined;
  } catch {
    // Nothing cached, or a file is missing: bundling reports what is wrong.
    return undefined;
  }
};

/** Stores a bundle in the cache. */
export const writeBundle = async (file: string, { document, files }: Bundle): Promise<void> => {
  const place = placeOf(file);
  if (!place) return;
  const entry: Entry = { version: VERSION, digests: await digestsOf(files), document };
  const draft = `${place}.${process.pid}`;
  try {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(draft, JSON.stringify(entry));
    // Atomic: concurrent readers read the old file or the new one, never a part.
    await rename(draft, place);
  } catch {
    // On a read-only disk there is no cache. Bundling then takes a second longer.
  }
};
