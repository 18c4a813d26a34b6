import type { Row } from "./read-page.ts";

const isObject = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** A field of a row, or of the only object in it that has such a field: `playerCode` may be that of its `player`. */
export const fieldOf = (row: Row, name: string): unknown => {
  if (Object.hasOwn(row, name)) return row[name];
  const within = Object.values(row).filter((it) => isObject(it) && Object.hasOwn(it, name)) as Row[];
  return within.length === 1 ? within[0]![name] : undefined;
};
