import type { components } from "@backoffice/api-client";

type Name = keyof components["schemas"]["PartnerDashboardCards"];

export type PartnerFigure = {
  name: Name;
  label: string;
  /** Explanation. */
  note: string;
  /** An amount in USD instead of a count. */
  usd?: boolean;
  /** Direction that is good; neutral changes have no colour. */
  good: "up" | "down" | "neither";
  /** A total of the partner's channel report, which proves it. */
  proven?: boolean;
};

/** The figure that is read first. */
export const HERO: PartnerFigure = {
  name: "profitInUSD",
  label: "Profit",
  note: "Earned in this period",
  usd: true,
  good: "up",
};

/** Figures beside it, after the balance. */
export const BESIDE: readonly PartnerFigure[] = [
  { name: "registrations", label: "Registrations", note: "Players who registered", good: "up", proven: true },
  { name: "firstDeposits", label: "First deposits", note: "Deposited for the first time", good: "up", proven: true },
  { name: "activePlayers", label: "Active players", note: "Players who bet", good: "up", proven: true },
];

/** Figures below it. */
export const BELOW: readonly PartnerFigure[] = [
  { name: "depositInUSD", label: "Deposits", note: "Deposits of the players", usd: true, good: "up", proven: true },
  {
    name: "withdrawInUSD",
    label: "Withdrawals",
    note: "Withdrawals of the players",
    usd: true,
    good: "neither",
    proven: true,
  },
  { name: "casinoGGRInUSD", label: "Casino GGR", note: "GGR of the casino", usd: true, good: "up" },
  { name: "sportGGRInUSD", label: "Sport GGR", note: "GGR of sport bets", usd: true, good: "up" },
];
