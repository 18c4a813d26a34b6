import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CannotCheck } from "../../frame/cannot-check.ts";
import { parseYaml } from "../../frame/parse-yaml.ts";

/**
 * The names in the documents per call (`POST /api/banks`), in request and reply, and the names described as a UUID
 * although the name does not say so.
 */
export type DocumentedNames = ReadonlyMap<string, Readonly<Record<"request" | "reply" | "uuids", ReadonlySet<string>>>>;

const FILE = "documented-names.yaml";

type Written = Record<string, { request?: string[]; reply?: string[]; uuids?: string[] } | null>;

/** Reads the list next to a contract's file; undefined if there is none, such as next to a bundle. */
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
      Object.entries(parseYaml(text) as Written).map(([call, names]) => [
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
