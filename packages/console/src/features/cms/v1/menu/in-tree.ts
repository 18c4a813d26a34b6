/** An entry of the tree: its key and its parent's key. */
export type Entry = { id: string; key: string; parentKey: string | null };

/** Position of an entry in the tree. */
export type Standing<Row> = {
  row: Row;
  /** Number of ancestors. */
  depth: number;
  /** Index among its siblings, from 0, and their number. */
  place: number;
  beside: number;
  /** Parent entry. */
  parent: Row | undefined;
};

/**
 * Rows as a tree: each is followed by its children, siblings keep their order. Rows with a missing parent or in a cycle
 * are placed at the top level, so that none is lost.
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
