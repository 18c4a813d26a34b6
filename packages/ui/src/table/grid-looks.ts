/** A table's own density, against the page's. */
export const DENSITY = {
  compact: "[--font-base:0.8125rem] [--row:2rem]",
  comfortable: "[--font-base:0.875rem] [--row:2.5rem]",
} as const;

/** Room for the bar of selected rows, below totals that stay: no row is seen in it. */
export const BELOW_TOTALS =
  "after:sticky after:start-0 after:bottom-0 after:z-20 after:block after:h-14 after:w-(--frame) after:bg-surface print:after:hidden";

/** Said once for all cells: a cell costs nothing for what few of them are. */
export const BODY =
  "[&_td:focus-visible]:-outline-offset-2 [&_td[data-in-range]]:[--tint:color-mix(in_oklab,var(--accent)_16%,transparent)] [&_td[data-in-range]]:bg-[linear-gradient(var(--tint),var(--tint))]";
