import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { CannotCheck } from "../../frame/cannot-check.ts";

/**
 * What the documents name of each call (`POST /api/banks`), in its request and in its reply, and which names they call
 * a UUID without saying so in the name.
 */
export type DocumentedNames = ReadonlyMap<string, Readonly<Record<"request" | "reply" | "uuids", ReadonlySet<string>>>>;

const FILE = "documented-names.yaml";

type Written = Record<string, { request?: string[]; reply?: string[]; uuids?: string[] } | null>;

/** Reads the list that stands beside a contract's file; undefined when there is none, e.g. beside a bundle. */
export const readDocumentedNames = async (contractFile: string): Promise<DocumentedNames | undefined> => {
  const path = join(dirname(contractFile), FILE);
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch {
    return undefined;
  }
  try {
    return new Map(
      Object.entries(parse(text) as Written).map(([call, names]) => [
        call,
        { request: new Set(names?.request), reply: new Set(names?.reply), uuids: new Set(names?.uuids) },
      ]),
    );
  } catch (error) {
    throw new CannotCheck(`${path} cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : "?"}`, {
      cause: error,
    });
  }
};
