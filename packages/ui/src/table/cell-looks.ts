import { cn } from "../cn.ts";

/* A text that runs the other way is cut at its own end, not where it begins; "start" would then be its own, too. */
const OWN_WAY = "rtl:[unicode-bidi:plaintext] rtl:[text-align:right]";

export const ALIGN = { start: `text-start ${OWN_WAY}`, end: "text-end tabular", center: "text-center" } as const;

/** Space beside the content of every cell; the checkbox and action cells have their own. */
export const PADDING = "px-3 first:ps-4 last:pe-4";

/* The row writes --tint; sticky cells lay it over the surface, so that they stay opaque. */
const TINT = "bg-surface bg-[linear-gradient(var(--tint),var(--tint))]";

const HAIRLINE =
  "after:pointer-events-none after:absolute after:inset-y-0 after:hidden after:w-px after:bg-line-strong/50";
const EDGE = {
  start: cn(HAIRLINE, "after:end-0 group-data-cut-start/scroll:after:block"),
  end: cn(HAIRLINE, "after:start-0 group-data-cut-end/scroll:after:block"),
  action: cn(HAIRLINE, "after:start-0 group-[[data-cut-end]:not([data-narrow])]/scroll:after:block"),
} as const;

/** A cell that stays at an edge; the outermost of its group draws a hairline once something scrolls under it. */
export const stickyLook = (side: "start" | "end" | undefined, edge: boolean): string | undefined =>
  side && cn("sticky z-10 print:static", TINT, edge && EDGE[side]);

/** The cell of row actions: stays at the end, but not on a phone, where it would leave no room for the rest. */
export const actionLook = (edge: boolean): string =>
  cn("sticky end-0 z-10 group-data-narrow/scroll:static print:hidden", TINT, edge && EDGE.action);

/* The focus ring is drawn by the cells: an outline on the row would lie under sticky ones. */
const RING =
  "group-focus-visible/row:shadow-[inset_0_2px_var(--focus),inset_0_-2px_var(--focus)] group-focus-visible/row:first:shadow-[inset_0_2px_var(--focus),inset_0_-2px_var(--focus),inset_calc(2px*var(--inline-sign,1))_0_var(--focus)] group-focus-visible/row:last:shadow-[inset_0_2px_var(--focus),inset_0_-2px_var(--focus),inset_calc(-2px*var(--inline-sign,1))_0_var(--focus)]";
/** The first cell carries the edge bar of a selected or open row: a shadow, so that the table is not laid out anew. */
export const FIRST_CELL =
  "group-data-selected/row:shadow-[inset_calc(2px*var(--inline-sign,1))_0_var(--accent)] group-data-active/row:shadow-[inset_calc(3px*var(--inline-sign,1))_0_var(--accent)]";

/**
 * What every body cell has: hairline and focus ring. There are hundreds of them: what one cell needs is not here, and
 * nothing that asks whether the row is the last one: whatever is put at the end of the page would restyle all cells.
 */
export const BODY_CELL = cn("h-row border-b border-line py-0", RING);

/**
 * A row is a layer of its own: under the pointer it changes its colour, and the whole table would be painted anew with
 * it.
 */
export const ROW_TINT =
  "group/row isolate bg-(--tint) outline-2 -outline-offset-2 outline-transparent [--tint:transparent] hover:[--tint:var(--hover)] data-active:[--tint:var(--pressed)] data-selected:[--tint:var(--accent-soft)]";
