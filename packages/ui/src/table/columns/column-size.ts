import type { ColumnSize } from "./column-widths.ts";
import type { Column } from "../types.ts";

/** The larger of the given width and the width the column needs. */
const atLeast = (given: number | undefined, need = 0) => (given === undefined ? undefined : Math.max(given, need));

/** Layout properties of a column. */
export const columnSize = <Row>(
  { id, width, minWidth, shrinks, align }: Column<Row>,
  sticky: "start" | "end" | undefined,
  /** Widths set by the user, by column id. */
  widths: Readonly<Record<string, number>>,
  /** Minimum units by column id (`numberWidths`). */
  needs: ReadonlyMap<string, number>,
  /** Units with which nothing is cut, by column id (`textWidths`). */
  wants?: ReadonlyMap<string, number>,
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
    want: wants?.get(id),
  };
};
