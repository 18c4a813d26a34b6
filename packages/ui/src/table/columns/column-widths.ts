/** Pixels of the checkbox column; pinned-cells.css has the same number. */
export const SELECT_WIDTH = 36;
/** Pixels of the column of arrows that open rows in place. */
export const DETAILS_WIDTH = 32;
const DEFAULT_WIDTH = 140;
/** What is left at least of a column of texts. */
const LEFT = 2 / 3;
/**
 * What is left at least of a column of numbers, which are not cut: a table that just fits beside a scrollbar that floats
 * fits beside one that takes room.
 */
const LEFT_OF_NUMBERS = 0.9;
/** How much of a narrow frame a sticky first column may take. */
const SHARE = 0.44;
const STICKY_SHARE = `calc(var(--frame) * ${SHARE})`;

/** Widths are in units: pixels where the text has its usual size, more where it is larger or more widely spaced. */
export type ColumnSize = {
  id: string;
  width?: number | undefined;
  minWidth?: number | undefined;
  sticky?: "start" | "end" | undefined;
  /** The reader gave it its width: it does not grow, unless no column would. */
  fixed?: boolean | undefined;
  /** Its texts may be cut: it gives up some of its width before the table scrolls sideways. */
  shrinks?: boolean | undefined;
  /** Units that its numbers take: so far it gives up some of its width, too. */
  need?: number | undefined;
};
export type ColumnWidths = {
  /** A CSS length for each column, in order. */
  widths: string[];
  /** A CSS length: below it the table scrolls sideways. */
  minimum: string;
  /** For each column, its CSS distance from the edge it sticks to. */
  offsets: (string | undefined)[];
};

/** A width for use in `calc()`, `min()`, `max()` and `clamp()`; the scroller of the table has `--unit` (table-unit.ts). */
const units = (count: number) => `${String(count)} * var(--unit)`;
const sum = (lengths: readonly string[]) => (lengths.length > 0 ? `calc(${lengths.join(" + ")})` : "0px");
const unitsOf = (size: ColumnSize) => size.width ?? size.minWidth ?? DEFAULT_WIDTH;

/** Units below which a column is not narrowed. */
const least = (column: ColumnSize): number => {
  const full = unitsOf(column);
  if (column.fixed || column.sticky !== undefined) return full;
  if (column.shrinks && column.width !== undefined) return Math.ceil(full * LEFT);
  return column.need === undefined ? full : Math.max(Math.min(column.need, full), Math.ceil(full * LEFT_OF_NUMBERS));
};

/** Units that a column takes at least in a frame of so many. */
export const leastIn = (frame: number, column: ColumnSize): number =>
  column.sticky === "start" ? Math.min(least(column), frame * SHARE) : least(column);

/**
 * The widths of columns in a fixed table layout, as CSS that follows `--frame`, the width of the frame, and `--unit`,
 * so that nothing is measured and nothing moves when rows come and go. Where the frame is a little too narrow, columns of
 * texts give up some of their width, so that no column is cut by what sticks at the end; where that is not enough, the
 * table scrolls sideways and they keep it.
 * @param startWidth Pixels taken before the columns (checkboxes), sticky with them.
 * @param endWidth Pixels taken after them (row actions), sticky with them.
 */
export const columnWidths = (columns: readonly ColumnSize[], startWidth: number, endWidth: number): ColumnWidths => {
  const free = columns.filter((column) => !column.fixed);
  const someGrow = free.some((column) => column.width === undefined);
  const lastResort = free.length > 0 ? undefined : columns.findLast((column) => column.sticky === undefined);
  const grows = (column: ColumnSize) =>
    column === lastResort || (!column.fixed && (!someGrow || column.width === undefined));
  const growing = columns.filter(grows).reduce((total, column) => total + unitsOf(column), 0);
  const still = columns.reduce((total, column) => total + (grows(column) ? 0 : unitsOf(column)), 0);

  const shrinks = (column: ColumnSize) => least(column) < unitsOf(column);
  const gains = columns.reduce((total, column) => total + unitsOf(column) - least(column), 0);
  const narrowest = columns.reduce((total, column) => total + least(column), 0);
  const beside = `${String(startWidth + endWidth)}px`;
  /** So many units where the table scrolls even so, else nothing. */
  const unlessFits = (gain: number) =>
    `clamp(0px, (${beside} + ${units(narrowest)} - var(--frame)) * 9999, ${units(gain)})`;

  const bases = columns.map((column) =>
    column.sticky === "start" ? `min(${units(unitsOf(column))}, ${STICKY_SHARE})` : `calc(${units(unitsOf(column))})`,
  );
  const share = (part: number, of: number) => Math.round((part / of) * 1e5) / 1e5;
  const widths = columns.map((column, index) => {
    const base = bases[index] ?? "";
    const grown = grows(column)
      ? `calc((var(--frame) - ${beside} - ${units(still)}) * ${share(unitsOf(column), growing)})`
      : base;
    if (shrinks(column)) {
      // What is missing is taken from these columns alone, in proportion to what each can give.
      const shrunk = `calc(${base} + (var(--frame) - ${beside} - ${units(still + growing)}) * ${share(unitsOf(column) - least(column), gains)})`;
      const kept = `max(${units(least(column))}, min(${grown}, ${shrunk}))`;
      return `calc(${kept} + ${unlessFits(unitsOf(column) - least(column))})`;
    }
    return grows(column) ? `max(${base}, ${grown})` : base;
  });
  const offsets = columns.map(({ sticky }, index) => {
    if (sticky === "start")
      return sum([`${startWidth}px`, ...bases.filter((_, at) => at < index && columns[at]?.sticky === "start")]);
    if (sticky === "end")
      return sum([`${endWidth}px`, ...bases.filter((_, at) => at > index && columns[at]?.sticky === "end")]);
    return undefined;
  });
  const lengths = columns.map((column, index) => (shrinks(column) ? units(least(column)) : (bases[index] ?? "")));
  const minimum = sum([beside, ...lengths, ...(gains > 0 ? [unlessFits(gains)] : [])]);
  return { widths, minimum, offsets };
};
