import { useMemo, useState } from "react";
import { useLatestCallback } from "../../use-latest-callback.ts";
import type { GridRow } from "../features.ts";
import type { Details, RowData } from "../types.ts";

const NONE: ReadonlySet<string> = new Set();
const HEIGHT = 240;

/** State of expanded rows. */
export const useDetails = <Row extends RowData>(details: Details<Row> | undefined, rows: readonly GridRow<Row>[]) => {
  const [opened, setOpened] = useState(NONE);
  const toggle = useLatestCallback((id: string) =>
    setOpened(opened.has(id) ? new Set([...opened].filter((it) => it !== id)) : new Set([...opened, id])),
  );
  /** Whether the row is expanded; undefined if it cannot be. */
  const isOpen = (index: number): boolean | undefined => {
    const row = rows[index];
    return !details || !row || details.can?.(row.original) === false ? undefined : opened.has(row.id);
  };
  const openIndexes = useMemo(
    () => (opened.size === 0 ? [] : rows.flatMap(({ id, index }) => (opened.has(id) ? [index] : []))),
    [rows, opened],
  );
  /** Expands (`forth`) or collapses the row; returns whether that changed anything. */
  const across = (index: number, forth: boolean): boolean => {
    const open = isOpen(index);
    const row = rows[index];
    if (open === undefined || open === forth || !row) return false;
    toggle(row.id);
    return true;
  };
  return { isOpen, toggle, across, openIndexes, height: details?.height ?? HEIGHT };
};
