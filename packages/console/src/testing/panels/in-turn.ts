/** One of the items, chosen by `place` round robin, as an array; empty without items. */
export const inTurn = <Item>(items: readonly Item[], place: number): Item[] =>
  items.slice(place % Math.max(items.length, 1)).slice(0, 1);
