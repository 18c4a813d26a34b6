import type { Field, ReadShape } from "@backoffice/api-client";

/** Another value for a field of the contract; the same one to leave it as it is. */
export type Change = (value: unknown, field: Field) => unknown;

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The record, or the records of a list, with every field that the contract names as `change` wants it. */
const changeFields = (value: unknown, fields: readonly Field[], change: Change): unknown => {
  if (Array.isArray(value)) return value.map((it: unknown) => changeFields(it, fields, change));
  if (!isObject(value)) return value;
  const copy = { ...value };
  for (const field of fields) {
    const own = copy[field.name];
    if (own === undefined) continue;
    const inner = field.fields;
    if (!inner || own === null) copy[field.name] = inner ? own : change(own, field);
    else if (!field.map || !isObject(own)) copy[field.name] = changeFields(own, inner, change);
    else
      copy[field.name] = Object.fromEntries(
        Object.entries(own).map(([key, it]) => [key, changeFields(it, inner, change)]),
      );
  }
  return copy;
};

/** The data of a read's answer with every field changed: the rows of a list, or the record. */
export const changeAnswer = (data: unknown, { rows, fields }: ReadShape, change: Change): unknown =>
  rows && isObject(data)
    ? { ...data, [rows]: changeFields(data[rows], fields, change) }
    : changeFields(data, fields, change);
