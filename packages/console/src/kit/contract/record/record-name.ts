import { capital } from "#kit/words/capital.ts";
import { nameIn } from "../fields/name-in.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** Fields that name the record itself, not its owner. */
const OWN = ["title", "subject", "name"];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A record's noun, its name and its code; a UUID is neither. Undefined for a record that exists only once.
 */
export const recordName = (
  record: ContractRow,
  what: string,
  key: string | undefined,
): { noun: string; name?: string | undefined; code?: string | undefined } | undefined => {
  const own = OWN.map((name) => record[name]).find((it) => typeof it === "string" && it !== "") as string | undefined;
  const { username } = record;
  const ofPlayer = record["playerCode"] === key && typeof username === "string" && username ? username : undefined;
  const code = key === undefined || UUID.test(key) ? undefined : key;
  const name = own ?? ofPlayer ?? nameIn(record) ?? code;
  if (name === undefined && key === undefined) return undefined;
  const noun = capital(what);
  return { noun, name, code: code === name ? undefined : code };
};
