import type { ColumnSize } from "./column-widths.ts";
import type { Column } from "../types.ts";

/** A width that was given, or what the column needs where that is more. */
const atLeast = (given: number | undefined, need = 0) => (given === undefined ? undefined : Math.max(given, need));

/** What the layout of a table has to know of a column. */
export const columnSize = <Row>(
  { id, width, minWidth, shrinks, align }: Column<Row>,
  sticky: "start" | "end" | undefined,
  /** Widths that the reader gave, by the ids of columns. */
  widths: Readonly<Record<string, number>>,
  /** Units that columns need at least, by their ids (`numberWidths`). */
  needs: ReadonlyMap<string, number>,
): ColumnSize => {
  const need = needs.get(id);
  const own = widths[id];
  return {
    id,
    width: own ?? atLeast(width, need),
    minWidth: atLeast(minWidth, need),
    sticky,
    fixed: own !== undefined,
    shrinks: shrinks === true && align !== "end",
    need,
  };
};
