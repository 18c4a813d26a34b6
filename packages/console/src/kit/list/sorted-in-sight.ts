import type { Column } from "@backoffice/ui/table";

/** Pixels that columns have on a screen of 1280, beside the menu, check boxes and the buttons of the rows. */
const ROOM = 800;
/** Pixels of a column that does not say how many. */
const USUAL = 160;

/**
 * The columns with the one that the list is sorted by in sight: shown, and where it would stand beyond the edge of a small
 * laptop's screen, as many places before as it takes.
 */
export const sortedInSight = <C extends Pick<Column<never>, "id" | "width" | "defaultHidden">>(
  sorted: string | undefined,
  columns: readonly C[],
): readonly C[] => {
  const at = columns.findIndex(({ id }) => id === sorted);
  const own = columns[at];
  if (!own) return columns;
  const others = columns.toSpliced(at, 1);
  let [place, taken] = [0, own.width ?? USUAL];
  for (const { defaultHidden, width = USUAL } of others.slice(0, at)) {
    if (!defaultHidden) taken += width;
    if (taken > ROOM && place > 0) break;
    place += 1;
  }
  return others.toSpliced(place, 0, own.defaultHidden ? { ...own, defaultHidden: false } : own);
};
