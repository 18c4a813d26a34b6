import { useState } from "react";
import { isChanged, NO_CHOICES, readView, type TableView, writeView } from "./table-view.ts";
import type { Density } from "./types.ts";

/** The reader's own view of a table, kept under `storageKey` if there is one. */
export const useTableView = (storageKey: string | undefined) => {
  const [kept, setKept] = useState(() => ({ storageKey, view: readView(storageKey) }));
  const current = kept.storageKey === storageKey ? kept : { storageKey, view: readView(storageKey) };
  if (current !== kept) setKept(current);
  const { view } = current;
  const change = (next: TableView) => {
    setKept({ storageKey, view: next });
    writeView(storageKey, next);
  };
  return {
    view,
    change,
    setDensity: (density: Density) => change({ ...view, density }),
    /** Given when something differs from the defaults. */
    reset: isChanged(view) ? () => change(NO_CHOICES) : undefined,
  };
};
