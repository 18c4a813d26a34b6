import { isNumber, type Field } from "@backoffice/api-client";
import { formatDateTime, type Locale } from "@backoffice/ui";
import type { ColumnLooks } from "../../list/list-column.ts";
import { fileAmount } from "../../numbers/file-amount.ts";
import { formatDay } from "../../words/format-day.ts";
import type { ContractRow } from "../list/contract-read.ts";
import { currencyOf, fieldText, readable } from "./field-value.tsx";
import { nameIn } from "./name-in.ts";
import { refIn } from "./ref-in.ts";

/** A value for a file; numbers stay numbers. */
const fieldRaw = (value: unknown): string | number => (isNumber(value) ? value : fieldText(value));

/** Formats a moment as on screen. */
const momentRaw =
  ({ name, kind }: Field) =>
  (row: ContractRow, { locale, timeZone }: Locale): string => {
    const raw = row[name];
    const at = kind === "epoch" && isNumber(raw) ? raw * 1000 : raw;
    const date = new Date(typeof at === "string" || typeof at === "number" ? at : Number.NaN);
    return Number.isNaN(date.getTime()) ? fieldText(raw) : formatDateTime(date, locale, timeZone);
  };

/** The file columns of a field: an amount with its currency, a name with the id of its record. */
export const fileColumns = (field: Field): Pick<ColumnLooks<ContractRow>, "value" | "zoned" | "beside" | "refers"> => {
  const { name, kind, ref, names } = field;
  const value = (row: ContractRow) => fieldRaw(readable(field, row[name]));
  if (kind === "money") {
    const currency = (row: ContractRow) => currencyOf(field, row);
    const amount = (row: ContractRow) => {
      const raw = readable(field, row[name]);
      return isNumber(raw) ? fileAmount(raw, currency(row)) : fieldRaw(raw);
    };
    return { value: amount, beside: [{ word: "currency", value: currency }] };
  }
  if ((kind === "moment" || kind === "epoch") && !field.secret) return { value: momentRaw(field), zoned: true };
  if (kind === "date" && !field.secret)
    return { value: (row, { locale }) => (typeof row[name] === "string" ? formatDay(row[name], locale) : "") };
  const inner = kind === "object" ? refIn(field) : undefined;
  if (inner) {
    const inside = (row: ContractRow) => row[name] as ContractRow | null | undefined;
    return {
      value: (row) => fieldRaw(inside(row)?.[inner.name]),
      beside: [{ word: "name", value: (row) => nameIn({ ...inside(row), [inner.name]: undefined }) }],
    };
  }
  if (names) return { value, beside: [{ word: "id", value: (row) => fieldRaw(row[names]) }] };
  return { value, ...(ref && kind === "id" && { refers: { kind: ref, value: (row) => row[name] as string | null } }) };
};
