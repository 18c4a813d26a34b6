const CHOICES = [4, 3, 5] as const;

/** In how many columns so many cards stand: in full rows where that is possible, else with no card alone in the last. */
export const columnsFor = (cards: number): 3 | 4 | 5 =>
  CHOICES.find((columns) => cards % columns === 0) ?? CHOICES.find((columns) => cards % columns !== 1) ?? 4;
