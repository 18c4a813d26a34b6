/**
 * Classes of the figures above a list. Beside a drawer they are one row that scrolls, so that no figure is cut and the
 * rows of the list stay where they are.
 */
export const FIGURES_GRID =
  "mb-3 grid shrink-0 grid-cols-2 gap-2 lg:gap-3 in-[:has(>[data-inline])]:auto-cols-[minmax(max-content,1fr)] in-[:has(>[data-inline])]:grid-flow-col in-[:has(>[data-inline])]:grid-cols-none! in-[:has(>[data-inline])]:overflow-x-auto";
