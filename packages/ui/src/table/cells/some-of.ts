/** The first `most` of a list, and the others as one hint: a list that has one more than fits shows that one too. */
export const someOf = <Item>(items: readonly Item[], most: number): [shown: readonly Item[], rest: readonly Item[]] =>
  items.length <= most ? [items, []] : [items.slice(0, most), items.slice(most)];
