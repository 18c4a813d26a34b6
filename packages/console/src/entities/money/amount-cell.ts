import { moneyCell, type Cell } from "@backoffice/ui/table";
import { decimalOf } from "./decimal-of.ts";

type Amount = { value: number; currency: string };

/** The cell of an amount of the wire. Copied and exported as the bare number. */
export const amountCell = <Row>(get: (row: Row) => Amount): Cell<Row> =>
  moneyCell((row) => {
    const { value, currency } = get(row);
    return { amount: decimalOf(value), currency };
  });
