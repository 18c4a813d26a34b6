import type { RefKind } from "@backoffice/api-client";
import type { Cell } from "@backoffice/ui/table";
import { RefLink } from "./ref-link.tsx";

/** The reference of a cell: exports have its name, if the console knows it, and its id. */
export type Refers<Row> = { kind: RefKind; value: (row: Row) => string | null | undefined };

/** A cell that links to the record its row refers to. */
export const refCell = <Row extends object>(
  kind: RefKind,
  value: Refers<Row>["value"],
  cell: Cell<Row>,
): Cell<Row> => ({
  ...cell,
  cell: (row, reader) => (
    <RefLink kind={kind} value={value(row)} row={row} inCell>
      {cell.cell(row, reader)}
    </RefLink>
  ),
});
