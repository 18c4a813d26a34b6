import type { ReadShape } from "@backoffice/api-client";
import type { PlainRow } from "./plain-read.ts";

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inner, name) => (inner as PlainRow | undefined)?.[name], value);

/** The rows of an answer, and how many there are in all. */
export const toPlainPage = ({ rows, total }: ReadShape, data: unknown) => {
  const items = ((rows ? at(data, rows) : data) ?? []) as PlainRow[];
  const count = total === undefined ? items.length : Number(at(data, total) ?? items.length);
  return { items, count, remaining: Math.max(0, count - items.length) };
};
