import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

/** A plain text on one line. */
export const textCell = <Row,>(get: (row: Row) => string | null | undefined): Cell<Row> => ({
  cell: (row) => cut(get(row) ?? "") || DASH,
  text: (row) => get(row) ?? "",
  shrinks: true,
  quiet: (row) => !get(row),
});
