import { cleanText } from "../../clean-text.ts";
/** Rows as they are edited: in order, a key perhaps empty or there twice. */
export type KeyValueRow = { key: string; value: string };

/** Keys that stand in more than one row. */
export const repeatedKeys = (rows: readonly KeyValueRow[]): ReadonlySet<string> => {
  const counts = Map.groupBy(rows, ({ key }) => cleanText(key));
  return new Set([...counts].filter(([key, same]) => key !== "" && same.length > 1).map(([key]) => key));
};

/** What is wrong with one row; undefined when nothing is. A row with neither key nor value is only empty. */
export const rowProblem = (row: KeyValueRow, repeated: ReadonlySet<string>): string | undefined => {
  const key = cleanText(row.key);
  if (key === "") return row.value === "" ? undefined : "Enter a key.";
  return repeated.has(key) ? "This key is already used." : undefined;
};

/** Many lines of `key=value` or `key: value`, as pasted; undefined when it is not such a list. */
export const pastedRows = (text: string): KeyValueRow[] | undefined => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rows = lines.map((line) => /^\s*([^=:\t]+?)\s*[=:\t]\s*(.*?)\s*$/.exec(line));
  if (lines.length < 2 || rows.some((row) => row === null)) return undefined;
  return rows.map((row) => ({ key: row?.[1] ?? "", value: row?.[2] ?? "" }));
};

/** The rows as an object, without empty ones; of a key that is there twice the last counts. */
export const toObject = (rows: readonly KeyValueRow[]): Record<string, string> =>
  Object.fromEntries(rows.filter(({ key }) => cleanText(key) !== "").map(({ key, value }) => [cleanText(key), value]));

/** An object as rows, for the form's first values. */
export const toKeyValueRows = (object: Readonly<Record<string, string>>): KeyValueRow[] =>
  Object.entries(object).map(([key, value]) => ({ key, value }));
