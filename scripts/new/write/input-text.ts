import type { WriteField } from "./call-of.ts";

type Placed = Pick<WriteField, "name" | "in" | "inside">;

/** Where in a call something is spread: in one of its parts, or in an object of the body. */
export type Spread = Pick<WriteField, "in" | "inside"> & { text: string };

/** The input of a call as code: each field by `valueOf`, where it stands in the call, and what is spread there. */
export const inputText = <Field extends Placed>(
  fields: readonly Field[],
  valueOf: (field: Field) => string,
  spreads: readonly Spread[] = [],
): string => {
  const entry = (field: Field) => {
    const value = valueOf(field);
    return value === field.name ? field.name : `${field.name}: ${value}`;
  };
  const objectOf = (entries: readonly string[]) =>
    entries.length === 1 && entries[0]!.startsWith("...") ? entries[0]!.slice(3) : `{ ${entries.join(", ")} }`;
  const entriesAt = (place: Placed["in"], inside: string | undefined): string[] => {
    const isHere = (it: Pick<WriteField, "in" | "inside">) => it.in === place && it.inside === inside;
    return [
      ...fields.filter(isHere).map(entry),
      ...spreads.filter(isHere).map(({ text }) => (text.startsWith("{") ? text.slice(1, -1) : `...${text}`)),
    ];
  };
  const part = (place: Placed["in"]) => {
    const objects = new Set([...fields, ...spreads].flatMap((it) => (it.in === place && it.inside ? [it.inside] : [])));
    const entries = [
      ...entriesAt(place, undefined),
      ...[...objects].map((object) => `${object}: ${objectOf(entriesAt(place, object))}`),
    ];
    return entries.length > 0 ? [`${place}: ${objectOf(entries)}`] : [];
  };
  return `{ ${(["path", "query", "body"] as const).flatMap(part).join(", ")} }`;
};

const TYPES: Readonly<Partial<Record<WriteField["kind"], string>>> = {
  integer: "number",
  decimal: "number",
  money: "number",
  percentage: "number",
  epoch: "number",
  boolean: "boolean",
};

/** The type of a parameter that a click hands over. */
const typeText = (field: Pick<WriteField, "kind" | "values">): string => {
  if (field.kind === "choice" && field.values) return field.values.map((it) => JSON.stringify(it)).join(" | ");
  if (field.kind === "list")
    return field.values ? `(${field.values.map((it) => JSON.stringify(it)).join(" | ")})[]` : "string[]";
  return TYPES[field.kind] ?? "string";
};

type Param = Pick<WriteField, "name" | "kind" | "values">;

/** What a sentence calls the record. */
export const NAME: Param = { name: "name", kind: "text" };

/** The type of what a click hands over; a name that stands in two places of the call is said once. */
export const paramsText = (params: readonly Param[]): string => {
  const types = new Map(params.map((it) => [it.name, typeText(it)]));
  return types.size === 0 ? "object" : `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
};
