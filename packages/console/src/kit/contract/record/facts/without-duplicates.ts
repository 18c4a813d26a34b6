import type { Field } from "@backoffice/api-client";
import type { ContractRow } from "../../list/contract-read.ts";

/** `amountInUSD` repeats `amount` if that is in USD. */
const isSameAmount = ({ name, kind }: Field, beside: readonly Field[], row: ContractRow): boolean => {
  const own = kind === "money" && /InUSD$/i.test(name) && beside.find((it) => it.name === name.slice(0, -5));
  return own !== undefined && own !== false && row[own.currency ?? ""] === "USD" && row[own.name] === row[name];
};

/** A text that repeats the English one of a text in several languages. */
const isEnglishOf = ({ name }: Field, fields: readonly Field[], row: ContractRow): boolean => {
  const text = row[name];
  const isSame = (it: Field) => it.name !== name && (row[it.name] as { en?: unknown } | null | undefined)?.en === text;
  return typeof text === "string" && text !== "" && fields.some(isSame);
};

/**
 * Removes fields that repeat another one: an id next to its name, the currency of an amount, the USD amount of an
 * amount in USD, a second reference to the same record, a text next to its translations.
 */
export const withoutDuplicates = (fields: readonly Field[], row: ContractRow): readonly Field[] => {
  const has = (name: string) => row[name] !== null && row[name] !== undefined && row[name] !== "";
  const isTwin = (field: Field, at: number): boolean => {
    const { name, ref } = field;
    if (fields.some((it) => it.names === name && has(it.name))) return true;
    if (fields.some((it) => it.currency === name && it.kind === "money" && has(it.name))) return true;
    if (isSameAmount(field, fields, row) || isEnglishOf(field, fields, row)) return true;
    const said = fields.slice(0, at).some((it) => it.ref === ref && !it.names && row[it.name] === row[name]);
    return ref !== undefined && has(name) && said;
  };
  return fields.filter((it, at) => !isTwin(it, at));
};
