import { isNumber } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import { moneyCell, type Cell } from "@backoffice/ui/table";
import { fileAmount } from "#kit/numbers/file-amount.ts";
import { Amount } from "./amount.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Sum = { value: number | null | undefined; currency: string | null | undefined };

/** The cell of an amount of the wire, with the digits of its currency. Copied as the bare number, exported with its digits and its currency. */
export const amountCell = <Row,>(get: (row: Row) => Sum): Cell<Row> => ({
  ...moneyCell((row) => {
    const { value, currency } = get(row);
    return isNumber(value) ? { amount: decimalOf(value), currency: currency ?? undefined } : undefined;
  }),
  cell: (row) => {
    const { value, currency } = get(row);
    return isNumber(value) ? <Amount value={value} currency={currency ?? undefined} /> : DASH;
  },
  value: (row) => {
    const { value, currency } = get(row);
    return isNumber(value) ? fileAmount(value, currency ?? undefined) : undefined;
  },
});
