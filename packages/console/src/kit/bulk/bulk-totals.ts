import { addDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import type { Bulk } from "./bulk.ts";

const USD = "USD";

/** An exact sum, as the text of a decimal. */
export type Total = { currency: string; total: string };

/** The sums of the rows' amounts, one for each currency, by its code. */
export const totalsOf = <Row>(rows: readonly Row[], { of }: Pick<NonNullable<Bulk<Row>["money"]>, "of">): Total[] => {
  const totals = new Map<string, string>();
  for (const row of rows) {
    const { amount, currency } = of(row);
    totals.set(currency, addDecimals(totals.get(currency) ?? "0", decimalOf(amount)));
  }
  return [...totals]
    .map(([currency, total]) => ({ currency, total }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
};

/** The sum of the rows' amounts in US dollars. */
export const totalInUSD = <Row>(
  rows: readonly Row[],
  { inUSD }: Pick<NonNullable<Bulk<Row>["money"]>, "inUSD">,
): Total =>
  totalsOf(rows, { of: (row) => ({ amount: inUSD(row), currency: USD }) })[0] ?? { currency: USD, total: "0" };
