import { readFile } from "node:fs/promises";
import { manifest } from "../asset-at.ts";

/** The version of this package. */
export const version = async (): Promise<string> =>
  (JSON.parse(await readFile(manifest, "utf8")) as { version: string }).version;
