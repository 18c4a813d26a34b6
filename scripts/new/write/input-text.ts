import type { WriteField } from "./call-of.ts";

type Placed = Pick<WriteField, "name" | "in" | "inside">;

/** Position in the input where values are spread: one of its parts, or an object of the body. */
export type Spread = Pick<WriteField, "in" | "inside"> & { text: string };

/** The code of a call's input: each field by `valueOf` at its position, with the spreads. */
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

/** The TypeScript type of a dialog parameter. */
const typeText = (field: Pick<WriteField, "kind" | "values">): string => {
  if (field.kind === "choice" && field.values) return field.values.map((it) => JSON.stringify(it)).join(" | ");
  if (field.kind === "list")
    return field.values ? `(${field.values.map((it) => JSON.stringify(it)).join(" | ")})[]` : "string[]";
  return TYPES[field.kind] ?? "string";
};

type Param = Pick<WriteField, "name" | "kind" | "values">;

/** The name of the record in the dialog's text. */
export const NAME: Param = { name: "name", kind: "text" };

/** The type of the dialog parameters. A name used twice in the call is declared once. */
export const paramsText = (params: readonly Param[]): string => {
  const types = new Map(params.map((it) => [it.name, typeText(it)]));
  return types.size === 0 ? "object" : `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
};
