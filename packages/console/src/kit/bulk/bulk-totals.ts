import { addDecimals, compareDecimals } from "@backoffice/ui/form";
import { decimalOf } from "../numbers/decimal-of.ts";
import type { Bulk } from "./bulk.ts";

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

/**
 * The total that staff type to confirm money above the list's limit: in the rows' only currency, or in US dollars
 * for several; undefined up to the limit.
 */
export const totalToType = <Row>(rows: readonly Row[], { of, inUSD, typeAbove }: NonNullable<Bulk<Row>["money"]>) => {
  const totals = totalsOf(rows, { of });
  const dollars = inUSD && totalsOf(rows, { of: (row) => ({ amount: inUSD(row), currency: "USD" }) });
  const [measured] = dollars ?? totals;
  const isAbove =
    (totals.length > 1 && !dollars) || (measured && compareDecimals(measured.total, String(typeAbove)) > 0);
  if (!isAbove) return undefined;
  return totals.length > 1 ? dollars?.[0] : totals[0];
};
