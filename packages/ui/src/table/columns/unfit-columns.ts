import { columnSize } from "./column-size.ts";
import { columnsInSight, edgeOf } from "./column-state.ts";
import { leastIn } from "./column-widths.ts";
import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

type Fit = {
  /** Width of the frame in units; 0 while it is unknown. */
  frame: number;
  /** Units of the frame outside the columns (check boxes, actions). */
  beside: number;
  /** Minimum units by column id (`numberWidths`). */
  needs: ReadonlyMap<string, number>;
  /** Maximum share of the frame for a sticky first column, if it is another than usual. */
  share?: number;
  /** Ids of columns that are never hidden. */
  kept: readonly (string | undefined)[];
};

/** Columns that may be hidden without the user's choice, in display order. */
export const concedingColumns = <Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  kept: Fit["kept"],
): readonly Column<Row>[] =>
  columnsInSight(columns, view).filter(
    (it, at) => at > 0 && it.hideable !== false && !edgeOf(it, view) && !view.columns[it.id] && !kept.includes(it.id),
  );

/**
 * Returns the comma-separated ids of columns to hide until the others fit: lowest priority first, and of these the last.
 * The first column, sticky columns and columns that the user shows explicitly stay.
 */
export const unfitColumns = <Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  { frame, beside, needs, kept, share }: Fit,
): string => {
  if (frame === 0) return "";
  const width = (column: Column<Row>) =>
    leastIn(frame, columnSize(column, edgeOf(column, view), view.widths ?? {}, needs), share);
  const giveWay = concedingColumns(columns, view, kept)
    .toReversed()
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  let room = columnsInSight(columns, view).reduce((left, column) => left - width(column), frame - beside);
  const unfit: string[] = [];
  for (const column of giveWay) {
    if (room >= 0) break;
    room += width(column);
    unfit.push(column.id);
  }
  return unfit.join(",");
};
