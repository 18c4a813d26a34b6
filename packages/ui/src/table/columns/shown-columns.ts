import { columnsInSight } from "./column-state.ts";
import { withLinkedColumns } from "./with-linked-columns.ts";
import { readView } from "../table-view.ts";
import type { Column } from "../types.ts";

/** Visible columns of the table with this `storageKey`, in display order. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  storageKey: string | undefined,
  /** Columns of an opened link (`Views`). */
  linked?: string,
): readonly Column<Row>[] => columnsInSight(columns, withLinkedColumns(readView(storageKey), columns, linked));
