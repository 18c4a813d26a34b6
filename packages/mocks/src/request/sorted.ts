/** Sort key of a row; null comes last in either direction. */
export type SortValue = string | number | null;

const compare = (a: SortValue, b: SortValue, sign: number): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
};

/** The rows, sorted stably; `by` is called once per row. */
export const sorted = <Row>(
  rows: readonly Row[],
  by: (row: Row) => SortValue,
  direction: "asc" | "desc" = "asc",
): Row[] => {
  const sign = direction === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: by(row) }))
    .toSorted((a, b) => compare(a.value, b.value, sign))
    .map((it) => it.row);
};
