import type { ReadShape } from "@backoffice/api-client";
import { Money, type Locale } from "@backoffice/ui";
import type { Totals } from "@backoffice/ui/table";
import { isNumber } from "@backoffice/api-client";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { fieldValue, fixedCurrency } from "../fields/field-value.tsx";
import type { ContractRow } from "./contract-read.ts";

/** The totals of all pages as cells, by column id; undefined if the call returns none. */
export const totalsOf = ({ totals: fields }: ReadShape) =>
  fields &&
  ((sums: ContractRow, locale: Locale): Totals["cells"] =>
    Object.fromEntries(
      fields.map((field) => {
        const [value, currency] = [sums[field.name], fixedCurrency(field)];
        // The header of its column says the currency.
        const isSaid = currency !== undefined && isNumber(value);
        return [
          field.name,
          isSaid ? <Money amount={formatAmount(value, locale.locale, currency)} /> : fieldValue(field, sums, locale),
        ];
      }),
    ));
