import { arrangeColumns } from "./arrange-columns.ts";
import { isShown, readView } from "./table-view.ts";
import type { Column } from "./types.ts";

/** The columns of the table with this `storageKey` that its reader has in sight, in the order in which they are drawn. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  storageKey: string | undefined,
): readonly Column<Row>[] => {
  const view = readView(storageKey);
  return arrangeColumns(columns, view).filter((column) => isShown(column, view.columns));
};
