import { moneyCell, type Cell } from "@backoffice/ui/table";
import { Amount } from "./amount.tsx";
import { decimalOf } from "./decimal-of.ts";

type Sum = { value: number; currency: string };

/** The cell of an amount of the wire, with the digits of its currency. Copied and exported as the bare number. */
export const amountCell = <Row,>(get: (row: Row) => Sum): Cell<Row> => ({
  ...moneyCell((row) => ({ amount: decimalOf(get(row).value) })),
  cell: (row) => <Amount {...get(row)} />,
});
