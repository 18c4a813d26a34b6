import { nameIn } from "../fields/name-in.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** What names a record itself, and not whose it is. */
const OWN = ["title", "subject", "name"];

/**
 * What a record is called: by its own name, else by what it was asked for with (`key`); and below it what it is. Nothing
 * for what there is only one of.
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
