import { moved } from "#entities/content/order/moved.ts";
import { inTree, type Entry, type Standing } from "./in-tree.ts";

/** The order of all after an entry is put at another place among those that stand under the same; what is below it comes along. */
export const movedBeside = <Row extends Entry>(
  tree: readonly Standing<Row>[],
  { parent, place }: Standing<Row>,
  to: number,
): string[] => {
  const rows = new Map(tree.map(({ row }) => [row.id, row]));
  const siblings = tree.filter((it) => it.parent === parent).map(({ row }) => row.id);
  const next = moved(siblings, place, to).values();
  return inTree(tree.map((it) => (it.parent === parent ? rows.get(next.next().value!)! : it.row))).map(
    ({ row }) => row.id,
  );
};

/** The place among those under the same that an entry is dragged to, where so many of all others stand before it. */
export const placeAfter = <Row>(tree: readonly Standing<Row>[], from: number, others: number): number =>
  tree
    .filter((_, at) => at !== from)
    .slice(0, others)
    .filter(({ parent }) => parent === tree[from]!.parent).length;
