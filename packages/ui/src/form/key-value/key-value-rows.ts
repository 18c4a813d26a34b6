import { cleanText } from "../../clean-text.ts";
/** Edited rows in order; keys may be empty or repeated. */
export type KeyValueRow = { key: string; value: string };

/** Keys that occur in more than one row. */
export const repeatedKeys = (rows: readonly KeyValueRow[]): ReadonlySet<string> => {
  const counts = Map.groupBy(rows, ({ key }) => cleanText(key));
  return new Set([...counts].filter(([key, same]) => key !== "" && same.length > 1).map(([key]) => key));
};

/** Validation error of a row; undefined if it is valid. A row without key and value is valid. */
export const rowProblem = (row: KeyValueRow, repeated: ReadonlySet<string>): string | undefined => {
  const key = cleanText(row.key);
  if (key === "") return row.value === "" ? undefined : "Enter a key.";
  return repeated.has(key) ? "This key is already used." : undefined;
};

/** Parses pasted lines of `key=value` or `key: value`; undefined if the text is not such a list. */
export const pastedRows = (text: string): KeyValueRow[] | undefined => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rows = lines.map((line) => /^\s*([^=:\t]+?)\s*[=:\t]\s*(.*?)\s*$/.exec(line));
  if (lines.length < 2 || rows.some((row) => row === null)) return undefined;
  return rows.map((row) => ({ key: row?.[1] ?? "", value: row?.[2] ?? "" }));
};

/** Converts rows to an object without empty rows; the last row of a repeated key wins. */
export const toObject = (rows: readonly KeyValueRow[]): Record<string, string> =>
  Object.fromEntries(rows.filter(({ key }) => cleanText(key) !== "").map(({ key, value }) => [cleanText(key), value]));
