import type { Cell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";

/** Cell of a billing amount, always in USD (money §9). */
export const usdCell = <Row,>(get: (row: Row) => number | null): Cell<Row> =>
  amountCell((row) => ({ value: get(row), currency: "USD" }));
