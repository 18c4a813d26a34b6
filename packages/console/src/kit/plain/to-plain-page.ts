import type { ReadShape } from "@backoffice/api-client";
import type { Page } from "../row-source.ts";
import type { PlainRow } from "./plain-read.ts";

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inner, name) => (inner as PlainRow | undefined)?.[name], value);

/** The rows of an answer, how many there are in all, and the sums over all of them where it gives any. */
export const toPlainPage = ({ rows, total, totals }: ReadShape, data: unknown): Page<PlainRow> => {
  const items = ((rows ? at(data, rows) : data) ?? []) as PlainRow[];
  const count = total === undefined ? items.length : Number(at(data, total) ?? items.length);
  return { items, count, ...(totals && { totals: at(data, "totals") as PlainRow | undefined }) };
};
