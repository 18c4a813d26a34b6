import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../openapi/", import.meta.url));

export type ContractVersion = { version: string; hash: string };

/** The version of the contract, and the start of the SHA-256 of its files, which tells two of one version apart. */
export const contractVersion = (): ContractVersion => {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.yaml", { cwd: FOLDER }).toSorted()) hash.update(readFileSync(FOLDER + file));
  const version = /^ {2}version: (\S+)$/m.exec(readFileSync(`${FOLDER}openapi.yaml`, "utf8"))?.[1];
  if (!version) throw new Error("openapi.yaml has no version.");
  return { version, hash: hash.digest("hex").slice(0, 12) };
};
