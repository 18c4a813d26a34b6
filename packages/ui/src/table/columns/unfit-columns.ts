import { columnSize } from "./column-size.ts";
import { columnsInSight, edgeOf } from "./column-state.ts";
import { leastIn } from "./column-widths.ts";
import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

type Fit = {
  /** Units of the frame; 0 while nobody knows them. */
  frame: number;
  /** Of these, units beside the columns (checkboxes, actions). */
  beside: number;
  /** Units that columns need at least, by their ids (`numberWidths`). */
  needs: ReadonlyMap<string, number>;
  /** Ids of columns that stay in any case. */
  kept: readonly (string | undefined)[];
};

/**
 * The columns for which the frame has no room, their ids with commas between: those of the lowest priority, from the last
 * one on, until the others fit whole. The first column, one that sticks and one that the reader asked for stay.
 */
export const unfitColumns = <Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  { frame, beside, needs, kept }: Fit,
): string => {
  if (frame === 0) return "";
  const width = (column: Column<Row>) =>
    leastIn(frame, columnSize(column, edgeOf(column, view), view.widths ?? {}, needs));
  const inSight = columnsInSight(columns, view);
  const giveWay = inSight
    .filter(
      (it, at) => at > 0 && it.hideable !== false && !edgeOf(it, view) && !view.columns[it.id] && !kept.includes(it.id),
    )
    .toReversed()
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  let room = inSight.reduce((left, column) => left - width(column), frame - beside);
  const unfit: string[] = [];
  for (const column of giveWay) {
    if (room >= 0) break;
    room += width(column);
    unfit.push(column.id);
  }
  return unfit.join(",");
};
