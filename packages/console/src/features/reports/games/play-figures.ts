/** Totals of reports on bets. */
export const PLAY_FIGURES = {
  wagerInUSD: { label: "Staked" },
  wonInUSD: { label: "Won", good: "neither" },
  ggrInUSD: { label: "GGR" },
  bets: { label: "Bets" },
} as const;
