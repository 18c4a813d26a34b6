import { useMemo, useState } from "react";
import { withLinkedColumns } from "./columns/with-linked-columns.ts";
import { isChanged, NO_CHOICES, readView, type TableView, writeView } from "./table-view.ts";
import type { Column, Density } from "./types.ts";
import type { Views } from "./views/views-types.ts";

/**
 * The user's view of a table, stored under `storageKey` if it is given. Uses the columns of an opened link until the user
 * changes them.
 */
export const useTableView = <Row>(
  storageKey: string | undefined,
  columns: readonly Column<Row>[],
  link: Views["link"],
) => {
  const [kept, setKept] = useState(() => ({ storageKey, view: readView(storageKey) }));
  const current = kept.storageKey === storageKey ? kept : { storageKey, view: readView(storageKey) };
  if (current !== kept) setKept(current);
  const linked = link?.columns;
  const view = useMemo(() => withLinkedColumns(current.view, columns, linked), [current.view, columns, linked]);
  const change = (next: TableView) => {
    setKept({ storageKey, view: next });
    writeView(storageKey, next);
    if (linked !== undefined) link?.onForget();
  };
  return {
    view,
    change,
    setDensity: (density: Density) => change({ ...view, density }),
    /** Undefined if nothing differs from the defaults. */
    reset: isChanged(view) ? () => change(NO_CHOICES) : undefined,
  };
};
