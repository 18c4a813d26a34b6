import { nameIn } from "../fields/name-in.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** Fields that name the record itself, not its owner. */
const OWN = ["title", "subject", "name"];

/**
 * Title and subtitle of a record: its own name, or else its `key`; below it the noun. Undefined for a record that
 * exists only once.
 */
export const recordName = (
  record: ContractRow,
  what: string,
  key: string | undefined,
): { title: string; subtitle: string } | undefined => {
  const own = OWN.map((name) => record[name]).find((it) => typeof it === "string" && it !== "") as string | undefined;
  const { username } = record;
  const ofPlayer = record["playerCode"] === key && typeof username === "string" && username ? username : undefined;
  const title = own ?? ofPlayer ?? nameIn(record) ?? key;
  if (title === undefined) return undefined;
  const noun = what.charAt(0).toUpperCase() + what.slice(1);
  return { title, subtitle: !key || key === title ? noun : `${noun} · ${key}` };
};
