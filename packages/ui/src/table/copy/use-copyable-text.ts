import { useMemo } from "react";
import type { GridRow } from "../features.ts";
import type { RowData } from "../types.ts";
import type { ShownColumn } from "../columns/use-column-layout.ts";

/** Returns a function for the raw text of a cell, undefined for cells that cannot be copied; undefined if no column is copyable. */
export const useCopyableText = <Row extends RowData>(
  rows: readonly GridRow<Row>[],
  shown: readonly ShownColumn<Row>[],
) =>
  useMemo(() => {
    const copyable = new Set(shown.flatMap(({ own }) => (own.copyable ? [own.id] : [])));
    if (copyable.size === 0) return undefined;
    return (index: number, id: string): string | undefined =>
      copyable.has(id) ? rows[index]?.getValue<string>(id) : undefined;
  }, [rows, shown]);
