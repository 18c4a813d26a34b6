import { columnsInSight } from "./column-state.ts";
import { isNarrow } from "../grid/use-scroll-frame.ts";
import { stackedColumns } from "./stacked-columns.ts";
import { stickyShare } from "./column-widths.ts";
import { concedingColumns, unfitColumns } from "./unfit-columns.ts";
import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

type Fit = {
  /** Width of the frame in units; 0 while it is unknown. */
  frame: number;
  /** Units of the frame outside the columns (check boxes, actions). */
  beside: number;
  /** Minimum units by column id (`numberWidths`). */
  needs: ReadonlyMap<string, number>;
  sorted: string | undefined;
  /** ID of the column that identifies the rows; never hidden. */
  identity?: string | undefined;
  /** Ids of columns that are never hidden. */
  kept: readonly string[];
  /** Comma-separated ids of columns whose cells are all equal (`constantColumns`). */
  constant: string;
  /** The table has no column menu: all its columns stay. */
  bare: boolean;
  /** A drawer stands beside the table: columns only disappear, the others keep their order and row (ruling 56). */
  besideDrawer: boolean;
};

/** How the columns of a table fit into its frame. */
export const fitColumns = <Row>(columns: readonly Column<Row>[], view: TableView, fit: Fit) => {
  const { frame, beside, needs, sorted, identity, kept, constant, bare, besideDrawer } = fit;
  const narrow = isNarrow(frame) && !besideDrawer;
  const stay = [sorted, identity, ...kept];
  const equal = constant.split(",");
  const said =
    bare || constant === "" ? [] : concedingColumns(columns, view, stay).filter(({ id }) => equal.includes(id));
  const differing = said.length === 0 ? columns : columns.filter((column) => !said.includes(column));
  // Beside a drawer the sorted column gives way to those with a higher priority.
  const conceding = besideDrawer
    ? differing.map((column) => (column.id === sorted ? { ...column, priority: column.priority ?? 1 } : column))
    : differing;
  const stacked = bare || besideDrawer ? "" : stackedColumns(differing, view, { frame, beside, sorted, kept });
  return {
    narrow,
    /** Columns of rows in lines (`stackedColumns`). */
    stacked,
    /** Columns whose cells are all equal, and those that do not fit (`unfitColumns`). */
    unfit: [
      ...said.map(({ id }) => id),
      bare || narrow || stacked !== ""
        ? ""
        : unfitColumns(conceding, view, {
            frame,
            beside,
            needs,
            share: stickyShare(frame, besideDrawer),
            kept: besideDrawer ? [identity, ...kept] : stay,
          }),
    ]
      .filter(Boolean)
      .join(","),
    /** Number of columns that the user has not hidden. */
    wanted: columnsInSight(columns, view).length,
  };
};
