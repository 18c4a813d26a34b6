import { readFile } from "node:fs/promises";
import { assetAt } from "../asset-at.ts";

/** The version of this package. */
export const version = async (): Promise<string> =>
  (JSON.parse(await readFile(assetAt("../package.json"), "utf8")) as { version: string }).version;
