/** What stands in a tree: an entry, and the key of the one above it. */
export type Entry = { id: string; key: string; parentKey: string | null };

/** Where an entry stands. */
export type Standing<Row> = {
  row: Row;
  /** How many stand above it. */
  depth: number;
  /** Its place among those that stand under the same, from 0, and how many those are. */
  place: number;
  beside: number;
  /** The one that it stands under. */
  parent: Row | undefined;
};

/**
 * The rows as a tree, each followed by what stands under it, and those under the same in the order given. One whose
 * parent is not there stands at the top, and so does one of a circle: none is lost.
 */
export const inTree = <Row extends Entry>(rows: readonly Row[]): Standing<Row>[] => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const below = Map.groupBy(rows, ({ parentKey }) => (parentKey === null ? undefined : byKey.get(parentKey)));
  const tree: Standing<Row>[] = [];
  const placed = new Set<Row>();
  const put = (siblings: readonly Row[], parent: Row | undefined, depth: number) => {
    for (const [place, row] of siblings.entries()) {
      if (placed.has(row)) continue;
      placed.add(row);
      tree.push({ row, depth, place, beside: siblings.length, parent });
      put(below.get(row) ?? [], row, depth + 1);
    }
  };
  put(below.get(undefined) ?? [], undefined, 0);
  for (const row of rows) if (!placed.has(row)) put([row], undefined, 0);
  return tree;
};
