import { useMemo, useState } from "react";
import { arrangeColumns, moveBeside, type Pin } from "./arrange-columns.ts";
import { isChanged, isShown, NO_CHOICES, readView, type TableView, writeView } from "./table-view.ts";
import type { Column, Density } from "./types.ts";

const without = <Value>(record: Readonly<Record<string, Value>> | undefined, id: string): Record<string, Value> => {
  const { [id]: _, ...others } = record ?? {};
  return others;
};

/** The reader's own view of a table: its columns, their places and how dense, kept under `storageKey` if there is one. */
export const useTableView = <Row>(storageKey: string | undefined, columns: readonly Column<Row>[]) => {
  const [kept, setKept] = useState(() => ({ storageKey, view: readView(storageKey) }));
  const current = kept.storageKey === storageKey ? kept : { storageKey, view: readView(storageKey) };
  if (current !== kept) setKept(current);
  const { view } = current;
  const { order, widths, pins } = view;

  const arranged = useMemo(() => arrangeColumns(columns, { order, widths, pins }), [columns, order, widths, pins]);
  const visibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, isShown(column, view.columns)])),
    [columns, view.columns],
  );
  const change = (next: TableView) => {
    setKept({ storageKey, view: next });
    writeView(storageKey, next);
  };
  const toggleColumn = (column: Pick<Column<Row>, "id" | "defaultHidden">, shown: boolean) => {
    const others = without(view.columns, column.id);
    change({ ...view, columns: shown === !column.defaultHidden ? others : { ...others, [column.id]: shown } });
  };
  const move = (id: string, target: string, side: "before" | "after") => {
    const ids = arranged.map((column) => column.id);
    change({ ...view, order: moveBeside(ids, id, target, side) });
  };
  /** Pixels; nothing gives the column its own width back. */
  const resize = (id: string, width: number | undefined) => {
    const others = without(widths, id);
    change({ ...view, widths: width === undefined ? others : { ...others, [id]: Math.round(width) } });
  };
  const pin = (id: string, to: Pin) => {
    const others = without(pins, id);
    const own = columns.find((column) => column.id === id)?.sticky ?? "none";
    change({ ...view, pins: own === to ? others : { ...others, [id]: to } });
  };
  return {
    view,
    change,
    arranged,
    visibility,
    toggleColumn,
    move,
    resize,
    pin,
    density: view.density,
    setDensity: (density: Density) => change({ ...view, density }),
    reset: () => change(NO_CHOICES),
    changed: isChanged(view),
  };
};

export type ColumnView = Pick<
  ReturnType<typeof useTableView>,
  "toggleColumn" | "move" | "resize" | "pin" | "reset" | "changed"
>;
