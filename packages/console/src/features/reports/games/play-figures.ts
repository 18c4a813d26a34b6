/** Totals of reports on bets. */
export const PLAY_FIGURES = {
  wagerInUSD: { label: "Staked" },
  wonInUSD: { label: "Won by players", good: "neither" },
  ggrInUSD: { label: "GGR" },
  bets: { label: "Settled bets" },
} as const;
