import { columnsInSight } from "./column-state.ts";
import { withLinkedColumns } from "./with-linked-columns.ts";
import { readView } from "../table-view.ts";
import type { Column } from "../types.ts";

/** The columns that the reader of the table with this `storageKey` has in sight, in the order in which they are drawn. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  storageKey: string | undefined,
  /** Those of a link that was followed (`Views`). */
  linked?: string,
): readonly Column<Row>[] => columnsInSight(columns, withLinkedColumns(readView(storageKey), columns, linked));
