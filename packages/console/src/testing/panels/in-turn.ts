/** One of the items, another one for each `place`; none of none. */
export const inTurn = <Item>(items: readonly Item[], place: number): Item[] =>
  items.slice(place % Math.max(items.length, 1)).slice(0, 1);
