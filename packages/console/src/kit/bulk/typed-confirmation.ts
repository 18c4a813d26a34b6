import { compareDecimals } from "@backoffice/ui/form";
import { totalInUSD, totalsOf, type Total } from "./bulk-totals.ts";
import type { Bulk } from "./bulk.ts";

/** A bulk action on more records than this, or on more US dollars, is typed to confirm. */
const MOST_RECORDS = 100;
const MOST_USD = "10000";

/**
 * What staff type to confirm a bulk action above a limit: the total, in the rows' only currency or else in US dollars;
 * the number of rows in a list without money. Undefined up to both limits.
 */
export const typedConfirmation = <Row>(
  rows: readonly Row[],
  money: Bulk<Row>["money"],
): Total | "count" | undefined => {
  const isMany = rows.length > MOST_RECORDS;
  if (!money) return isMany ? "count" : undefined;
  const inUSD = totalInUSD(rows, money);
  if (!isMany && compareDecimals(inUSD.total, MOST_USD) <= 0) return undefined;
  const [only, ...others] = totalsOf(rows, money);
  return only && others.length === 0 ? only : inUSD;
};
