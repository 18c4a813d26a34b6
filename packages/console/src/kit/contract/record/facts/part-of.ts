import { isNumber, type Field } from "@backoffice/api-client";
import { isName } from "../../fields/name-in.ts";
import type { ContractRow } from "../../list/contract-read.ts";

/** A section of a record: an object, or a list or map of objects as rows. */
export type Part = { field: Field; fields: readonly Field[]; named: boolean } & (
  | { rows: readonly ContractRow[]; record?: undefined }
  | { record: ContractRow; rows?: undefined }
);

const isRow = (value: unknown): value is ContractRow =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isNumber(value);

const CURRENCY = /^[A-Z]{3,5}$/;

/** Fields of the contract; fields that it does not know are texts. */
const fieldsIn = ({ fields, secret }: Field, value: ContractRow): readonly Field[] =>
  fields ?? Object.keys(value).map((name) => ({ name, kind: "text", ...(secret && { secret: true as const }) }));

/** A map of objects as rows, each starting with its key, which is the currency of its amounts if it is one. */
const rowsOfMap = (field: Field, value: ContractRow) => {
  const rows = Object.entries(value).flatMap(([key, row]) => (isRow(row) ? [{ key, ...row }] : []));
  const isCurrency = rows.every(({ key }) => CURRENCY.test(key));
  const fields = fieldsIn(field, rows[0] ?? {}).filter((it) => it.name !== "key");
  const key: Field = { name: isCurrency ? "currency" : "key", kind: "code" };
  return {
    rows: rows.map(({ key: name, ...row }) => ({ [key.name]: name, ...row })),
    fields: [key, ...fields.map((it) => (isCurrency && it.kind === "money" ? { ...it, currency: "currency" } : it))],
  };
};

/** The section of a field; undefined for a fact. An object that a fact already names has only its other fields. */
export const partOf = (field: Field, value: unknown): Part | undefined => {
  if (field.secret || field.kind === "localized") return undefined;
  if (Array.isArray(value)) {
    const rows = value.filter(isRow);
    return rows.length > 0 ? { field, rows, fields: fieldsIn(field, rows[0]!), named: false } : undefined;
  }
  if (!isRow(value) || Object.keys(value).length === 0) return undefined;
  if (field.map && Object.values(value).every(isRow)) return { field, named: false, ...rowsOfMap(field, value) };
  const fields = fieldsIn(field, value);
  const named = fields.some((it) => it.ref && isName(it.name));
  // The fact already shows its name and link.
  const rest = named ? fields.filter((it) => !isName(it.name) && it.kind !== "id" && it.kind !== "boolean") : fields;
  const left = rest.filter((it) => value[it.name] !== null && value[it.name] !== undefined && value[it.name] !== "");
  return left.length > 0 ? { field, record: value, fields: rest, named } : undefined;
};
