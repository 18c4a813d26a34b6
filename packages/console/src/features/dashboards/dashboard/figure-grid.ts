/** Columns of the figures, the same in every group. */
export const FIGURE_GRID = "grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3 xl:grid-cols-5";
