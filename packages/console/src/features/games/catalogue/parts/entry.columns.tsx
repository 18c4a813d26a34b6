import { dateCell, textCell } from "@backoffice/ui/table";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import type { Entry } from "./entry.ts";
import { Owner } from "./owner.tsx";

/** Last columns of all catalogue lists. */
export const entryColumns = <Row extends Entry>(): ListColumn<Row, "opId" | "gamesCount" | "updatedAt">[] => [
  {
    id: "opId",
    header: "Owner",
    cell: (row) => <Owner opId={row.opId} inCell />,
    text: (row) => row.opId,
    refers: { kind: "operator", value: (row) => row.opId },
    sortable: true,
    width: 120,
  },
  {
    id: "gamesCount",
    header: "Games",
    help: "Games with this entry.",
    ...numberCell((row: Row) => row.gamesCount),
    sortable: true,
    width: 90,
  },
  { id: "updatedAt", header: "Updated", ...dateCell((row: Row) => row.updatedAt), sortable: true, width: 185 },
  { id: "updatedBy", header: "Updated by", ...textCell((row: Row) => row.updatedBy), width: 130, defaultHidden: true },
];
