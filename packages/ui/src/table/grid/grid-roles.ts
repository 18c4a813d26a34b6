export type GridRoles = {
  group?: { role: "rowgroup" };
  row?: { role: "row" };
  head?: { role: "columnheader" };
  heading?: { role: "rowheader" };
  cell?: { role: "gridcell" };
};

const NATIVE: GridRoles = {};
const STACKED: GridRoles = {
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  heading: { role: "rowheader" },
  cell: { role: "gridcell" },
};

/**
 * Roles of the parts of a table by its number of lines a row: rows in lines are CSS grids, whose elements lose their
 * native roles in some browsers.
 */
export const gridRoles = (lines: number | undefined): GridRoles => (lines === undefined ? NATIVE : STACKED);
