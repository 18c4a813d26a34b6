import { isNumber, type Field, type ReadShape } from "@backoffice/api-client";
import { Money, type Locale } from "@backoffice/ui";
import type { Totals } from "@backoffice/ui/table";
import type { ReactNode } from "react";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { fieldValue } from "../fields/field-value.tsx";
import { fixedCurrency } from "../fields/fixed-currency.ts";
import type { ContractRow } from "./contract-read.ts";

/** A total; its currency only where the contract does not say the same one for all, which a header says. */
export const totalValue = (field: Field, sums: ContractRow, locale: Locale): ReactNode => {
  const [value, currency] = [sums[field.name], fixedCurrency(field)];
  return currency !== undefined && isNumber(value) ? (
    <Money amount={formatAmount(value, locale.locale, currency)} />
  ) : (
    fieldValue(field, sums, locale)
  );
};

/** The totals of all pages as cells, by column id; undefined if the call returns none. */
export const totalsOf = ({ totals: fields }: ReadShape) =>
  fields &&
  ((sums: ContractRow, locale: Locale): Totals["cells"] =>
    Object.fromEntries(fields.map((field) => [field.name, totalValue(field, sums, locale)])));
