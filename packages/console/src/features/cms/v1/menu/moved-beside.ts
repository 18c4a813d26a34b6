import { arrayMove } from "#entities/content/order/array-move.ts";
import { inTree, type Entry, type Standing } from "./in-tree.ts";

/** The order of all rows after moving an entry among its siblings; its descendants move along. */
export const movedBeside = <Row extends Entry>(
  tree: readonly Standing<Row>[],
  { parent, place }: Standing<Row>,
  to: number,
): string[] => {
  const rows = new Map(tree.map(({ row }) => [row.id, row]));
  const siblings = tree.filter((it) => it.parent === parent).map(({ row }) => row.id);
  const next = arrayMove(siblings, place, to).values();
  return inTree(tree.map((it) => (it.parent === parent ? rows.get(next.next().value!)! : it.row))).map(
    ({ row }) => row.id,
  );
};

/** Index among its siblings for an entry dropped after a number of other rows. */
export const placeAfter = <Row>(tree: readonly Standing<Row>[], from: number, others: number): number =>
  tree
    .filter((_, at) => at !== from)
    .slice(0, others)
    .filter(({ parent }) => parent === tree[from]!.parent).length;
