/** Width of the check box column in pixels; pinned-cells.css has the same number. */
export const SELECT_WIDTH = 36;
/** Width in pixels of the column with the arrows that expand rows. */
export const DETAILS_WIDTH = 32;
const DEFAULT_WIDTH = 140;
/** Minimum share of its width that a shrinking text column keeps. */
const LEFT = 2 / 3;
/**
 * Minimum share of its width that a number column keeps; numbers are never truncated. A table that just fits with an
 * overlay scrollbar then also fits with a classic one.
 */
const LEFT_OF_NUMBERS = 0.9;
/** Maximum share of a narrow frame for a sticky first column. */
const SHARE = 0.44;
/** The same beside a drawer, so that other columns stay, if it leaves room for a name. */
const SHARE_BESIDE = 0.32;
const NAME = 160;
const STICKY_SHARE = `calc(var(--frame) * var(--sticky-share, ${SHARE}))`;

/** Maximum share of a frame of so many units for a sticky first column; the table's `--sticky-share` has it, too. */
export const stickyShare = (frame: number, besideDrawer: boolean): number =>
  besideDrawer && frame * SHARE_BESIDE >= NAME ? SHARE_BESIDE : SHARE;

/** Size of a column in units: one pixel at the usual text size, more with larger or more widely spaced text. */
export type ColumnSize = {
  id: string;
  width?: number | undefined;
  minWidth?: number | undefined;
  sticky?: "start" | "end" | undefined;
  /** Width set by the user: the column does not grow, unless no other column can. */
  fixed?: boolean | undefined;
  /** Texts of the column may be truncated: the column shrinks before the table scrolls horizontally. */
  shrinks?: boolean | undefined;
  /** Units that its numbers or texts need: the column may shrink down to them. */
  need?: number | undefined;
  /** Units with which nothing is cut: free width goes to the column first, up to them. */
  want?: number | undefined;
};
export type ColumnWidths = {
  /** CSS length of each column, in order. */
  widths: string[];
  /** Minimum table width as a CSS length; below it the table scrolls horizontally. */
  minimum: string;
  /** For each sticky column, its CSS distance from the edge. */
  offsets: (string | undefined)[];
  /** CSS length of all that sticks to the end. */
  endInset: string;
};

/** A width for use in `calc()`, `min()`, `max()` and `clamp()`; the table's scroller defines `--unit` (table-unit.ts). */
const units = (count: number) => `${String(count)} * var(--unit)`;
const sum = (lengths: readonly string[]) => (lengths.length > 0 ? `calc(${lengths.join(" + ")})` : "0px");
const unitsOf = (size: ColumnSize) => size.width ?? size.minWidth ?? DEFAULT_WIDTH;

/** Minimum width of a column in units. */
const least = (column: ColumnSize): number => {
  const full = unitsOf(column);
  if (column.fixed || column.sticky !== undefined) return full;
  if (column.shrinks && column.width !== undefined)
    return Math.max(Math.min(column.need ?? 0, full), Math.ceil(full * LEFT));
  return column.need === undefined ? full : Math.max(Math.min(column.need, full), Math.ceil(full * LEFT_OF_NUMBERS));
};

/** Minimum width of a column in a frame of the given units. */
export const leastIn = (frame: number, column: ColumnSize, share = SHARE): number =>
  column.sticky === "start" ? Math.min(least(column), frame * share) : least(column);

/**
 * Column widths of a fixed table layout, as CSS that depends on `--frame`, the width of the frame, and `--unit`, so that
 * nothing is measured and nothing moves when rows change. Free width goes to columns whose texts or header would be cut,
 * and what is left to all that grow. If the frame is slightly too narrow, text columns shrink, so that the sticky columns
 * at the end cover no column; if that is not enough, the table scrolls horizontally and they keep their width.
 * @param startWidth Sticky pixels before the columns (check boxes).
 * @param endWidth Sticky pixels after the columns (row actions).
 */
export const columnWidths = (columns: readonly ColumnSize[], startWidth: number, endWidth: number): ColumnWidths => {
  const movable = columns.filter((column) => !column.fixed);
  const someGrow = movable.some((column) => column.width === undefined);
  const lastResort = movable.length > 0 ? undefined : columns.findLast((column) => column.sticky === undefined);
  const grows = (column: ColumnSize) =>
    column === lastResort || (!column.fixed && (!someGrow || column.width === undefined));
  const growing = columns.filter(grows).reduce((total, column) => total + unitsOf(column), 0);
  const still = columns.reduce((total, column) => total + (grows(column) ? 0 : unitsOf(column)), 0);

  const shrinks = (column: ColumnSize) => least(column) < unitsOf(column);
  const gains = columns.reduce((total, column) => total + unitsOf(column) - least(column), 0);
  const narrowest = columns.reduce((total, column) => total + least(column), 0);
  const beside = `${String(startWidth + endWidth)}px`;
  /** Width of the frame beyond that of all columns; negative if it is too narrow. */
  const free = `(var(--frame) - ${beside} - ${units(still + growing)})`;
  const missing = (column: ColumnSize) =>
    column.fixed || column.sticky !== undefined ? 0 : Math.max(0, (column.want ?? 0) - unitsOf(column));
  const wanted = columns.reduce((total, column) => total + missing(column), 0);
  /** The part of the free width that columns get whose texts would be cut. */
  const given = `clamp(0px, ${free}, ${units(wanted)})`;
  /** The given units if the table scrolls in spite of shrinking, else 0. */
  const unlessFits = (gain: number) =>
    `clamp(0px, (${beside} + ${units(narrowest)} - var(--frame)) * 9999, ${units(gain)})`;

  const bases = columns.map((column) =>
    column.sticky === "start" ? `min(${units(unitsOf(column))}, ${STICKY_SHARE})` : `calc(${units(unitsOf(column))})`,
  );
  const share = (part: number, of: number) => Math.round((part / of) * 1e5) / 1e5;
  const widths = columns.map((column, index) => {
    const base = bases[index] ?? "";
    const more = [
      ...(missing(column) > 0 ? [`${given} * ${share(missing(column), wanted)}`] : []),
      ...(grows(column)
        ? [`max(0px, ${free} - ${wanted > 0 ? given : "0px"}) * ${share(unitsOf(column), growing)}`]
        : []),
    ];
    const lost = unitsOf(column) - least(column);
    if (lost <= 0) return more.length > 0 ? `calc(${[base, ...more].join(" + ")})` : base;
    // Only these columns shrink, in proportion to the width that each can lose.
    const shrunk = `calc(${[base, `min(0px, ${free}) * ${share(lost, gains)}`, ...more].join(" + ")})`;
    return `calc(max(${units(least(column))}, ${shrunk}) + ${unlessFits(lost)})`;
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
  const endInset = sum([`${endWidth}px`, ...bases.filter((_, at) => columns[at]?.sticky === "end")]);
  return { widths, minimum, offsets, endInset };
};
