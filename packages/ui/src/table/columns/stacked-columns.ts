import { columnSize } from "./column-size.ts";
import { columnsInSight, edgeOf } from "./column-state.ts";
import { leastIn } from "./column-widths.ts";
import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

/** Units below which the rows of a table that does not fit have two lines. */
const STACKED = 640;

type Frame = {
  /** Width of the frame in units; 0 while it is unknown. */
  frame: number;
  /** Units of the frame outside the columns (check boxes, actions). */
  beside: number;
  /** Id of the sorted column. */
  sorted: string | undefined;
  /** Ids of columns that are never hidden. */
  kept: readonly string[];
};

/**
 * Place of a cell in a stacked row (stacked-rows.css): start and end of the first line; start, middle and end of the
 * second line; a line of its own.
 */
export type Place = "head" | "head-end" | "sub-start" | "sub" | "sub-end" | "more";

/** Whether the columns are wider than a narrow frame. By declared widths, so that the rows do not change the layout. */
const isTooNarrow = <Row>(columns: readonly Column<Row>[], view: TableView, { frame, beside }: Frame): boolean => {
  if (frame === 0 || frame >= STACKED) return false;
  const width = (column: Column<Row>) => leastIn(frame, columnSize(column, edgeOf(column, view), {}, new Map()));
  return columns.reduce((sum, column) => sum + width(column), beside) > frame;
};

/**
 * Columns of a narrow table and their places, as comma-separated `id:place` in reading order: identity and amount in the
 * first line, status, type and time in the second, then exceptions, the sorted column, those of filters and those that the
 * user shows explicitly. Empty if the table keeps its columns.
 */
export const stackedColumns = <Row>(columns: readonly Column<Row>[], view: TableView, frame: Frame): string => {
  const inSight = columnsInSight(columns, view);
  if (!isTooNarrow(inSight, view, frame)) return "";
  const left = new Set(inSight.toSorted((a, b) => Number(b.id === frame.sorted) - Number(a.id === frame.sorted)));
  const take = (...fits: ((column: Column<Row>) => boolean | undefined)[]): string | undefined => {
    for (const fit of fits)
      for (const column of left)
        if (fit(column)) {
          left.delete(column);
          return column.id;
        }
    return undefined;
  };
  const identity = take(
    ({ summary }) => summary === "identity",
    ({ id }) => id === inSight[0]?.id,
  );
  const amount = take(
    ({ summary }) => summary === "amount",
    (column) => column.amount,
  );
  const status = take(({ summary }) => summary === "status");
  const time = take(({ summary }) => summary === "time");
  const type = take(
    ({ summary }) => summary === "type",
    ({ summary, skeleton, align = "start" }) => summary === undefined && skeleton !== "id" && align === "start",
  );
  // A row of figures has neither type nor time: its next figures are there.
  const end =
    time ??
    take(
      ({ amount: isAmount }) => isAmount,
      ({ summary }) => summary !== "exception",
    );
  const middle = type ?? take(({ summary }) => summary !== "exception");
  const places: readonly (readonly [string | undefined, Place])[] = [
    [identity, "head"],
    [amount ?? status, "head-end"],
    [amount && status, "sub-start"],
    [middle, "sub"],
    [end, "sub-end"],
    ...[...left]
      .filter(
        ({ id, summary }) =>
          summary === "exception" || view.columns[id] || id === frame.sorted || frame.kept.includes(id),
      )
      .map(({ id }) => [id, "more"] as const),
  ];
  return places.flatMap(([id, place]) => (id === undefined ? [] : `${id}:${place}`)).join(",");
};

/** The places by column id, in reading order. */
export const placesOf = (stacked: string): ReadonlyMap<string, Place> =>
  new Map(stacked === "" ? [] : stacked.split(",").map((text) => text.split(":") as [string, Place]));
