import { useMemo } from "react";
import type { PlacedColumn } from "./use-column-model.ts";

/** The raw text of a cell by its row and column, or nothing when it is not to be copied; nothing at all when none is. */
export const useCopyableText = <Row>(rows: readonly Row[], placed: readonly PlacedColumn<Row>[]) =>
  useMemo(() => {
    const copyable = new Map(placed.flatMap(({ column }) => (column.copyable ? [[column.id, column] as const] : [])));
    if (copyable.size === 0) return undefined;
    return (index: number, id: string): string | undefined => {
      const row = rows[index];
      return row === undefined ? undefined : copyable.get(id)?.text?.(row);
    };
  }, [rows, placed]);
