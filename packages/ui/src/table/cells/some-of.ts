/** Splits a list into the first `most` items and the rest for a tooltip. A list with one more item is shown in full. */
export const someOf = <Item>(items: readonly Item[], limit: number): [shown: readonly Item[], rest: readonly Item[]] =>
  items.length <= limit ? [items, []] : [items.slice(0, limit), items.slice(limit)];
