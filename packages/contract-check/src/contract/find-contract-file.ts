import { stat } from "node:fs/promises";
import { join } from "node:path";
import { CannotCheck } from "../frame/cannot-check.ts";
import { UsageError } from "../frame/usage-error.ts";

const NAMES = ["openapi.yaml", "openapi.yml", "openapi.json"];

const kindOf = async (path: string): Promise<"file" | "folder" | undefined> => {
  try {
    const stats = await stat(path);
    return stats.isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
};

/** The contract's file: the path itself, or the default name in that folder. */
export const findContractFile = async (path: string): Promise<string> => {
  if (/^[a-z]+:\/\//i.test(path)) throw new UsageError(`The contract is a file or a folder, not an address: ${path}.`);
  const kind = await kindOf(path);
  if (!kind)
    throw new CannotCheck(
      `There is no contract at ${path}; --contract says where it is, and pnpm bundle -o contract.json in the console's repository makes it.`,
    );
  if (kind === "file") return path;
  for (const name of NAMES) if ((await kindOf(join(path, name))) === "file") return join(path, name);
  throw new CannotCheck(`The folder ${path} has none of ${NAMES.join(", ")}.`);
};
