import type { Column } from "@backoffice/ui/table";

/** The columns, with the one that the list is sorted by shown. */
export const sortedInSight = <C extends Pick<Column<never>, "id" | "defaultHidden">>(
  sorted: string | undefined,
  columns: readonly C[],
): readonly C[] => columns.map((it) => (it.id === sorted && it.defaultHidden ? { ...it, defaultHidden: false } : it));
