import { isNumber, type Field } from "@backoffice/api-client";
import type { CsvValue } from "@backoffice/ui/table";
import type { ColumnLooks } from "#kit/list/list-column.ts";
import { fileAmount } from "#kit/numbers/file-amount.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import type { ContractRow } from "../list/contract-read.ts";
import { currencyOf, fieldText, readable } from "./field-value.tsx";
import { isWordCode } from "./is-word-code.ts";
import { nameIn } from "./name-in.ts";
import { refIn } from "./ref-in.ts";

/** A value for a file: numbers and flags stay what they are, choices have their code and words. */
const fieldRaw = (field: Field, value: unknown): CsvValue => {
  if (isNumber(value) || typeof value === "boolean") return value;
  const text = fieldText(value);
  const isChoice = typeof value === "string" && !field.secret && (field.kind === "choice" || isWordCode(field, value));
  return isChoice ? { code: text, label: choiceWords(text) } : text;
};

/** A moment of the wire; a text that is none is unchanged. */
const momentRaw =
  ({ name, kind }: Field) =>
  (row: ContractRow): CsvValue => {
    const raw = row[name];
    const at = kind === "epoch" && isNumber(raw) ? raw * 1000 : raw;
    const date = new Date(typeof at === "string" || typeof at === "number" ? at : Number.NaN);
    return Number.isNaN(date.getTime()) ? fieldText(raw) : date;
  };

/** The file columns of a field: an amount with its currency, a name with the id of its record. */
export const fileColumns = (field: Field): Pick<ColumnLooks<ContractRow>, "value" | "zoned" | "beside" | "refers"> => {
  const { name, kind, ref, names } = field;
  const value = (row: ContractRow) => fieldRaw(field, readable(field, row[name]));
  if (kind === "money") {
    const currency = (row: ContractRow) => currencyOf(field, row);
    const amount = (row: ContractRow) => {
      const raw = readable(field, row[name]);
      return isNumber(raw) ? fileAmount(raw, currency(row)) : fieldRaw(field, raw);
    };
    return { value: amount, beside: [{ word: "currency", value: currency }] };
  }
  if ((kind === "moment" || kind === "epoch") && !field.secret) return { value: momentRaw(field), zoned: true };
  if (kind === "date" && !field.secret)
    return { value: (row) => (typeof row[name] === "string" ? { day: row[name] } : "") };
  const inner = kind === "object" ? refIn(field) : undefined;
  if (inner) {
    const inside = (row: ContractRow) => row[name] as ContractRow | null | undefined;
    return {
      value: (row) => fieldRaw(inner, inside(row)?.[inner.name]),
      beside: [{ word: "name", value: (row) => nameIn({ ...inside(row), [inner.name]: undefined }) }],
    };
  }
  if (names) return { value, beside: [{ word: "ID", value: (row) => fieldText(row[names]) }] };
  return { value, ...(ref && kind === "id" && { refers: { kind: ref, value: (row) => row[name] as string | null } }) };
};
