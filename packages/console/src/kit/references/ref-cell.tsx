import type { RefKind } from "@backoffice/api-client";
import type { Cell } from "@backoffice/ui/table";
import { RefLink } from "./ref-link.tsx";

/** What a cell refers to: a file has the name of it, where the console knows one, and the id. */
export type Refers<Row> = { kind: RefKind; value: (row: Row) => string | null | undefined };

/** A cell as a link to the record of what its row refers to. */
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
