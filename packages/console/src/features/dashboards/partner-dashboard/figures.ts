import type { components } from "@backoffice/api-client";

type Name = keyof components["schemas"]["PartnerDashboardCards"];

export type PartnerFigure = {
  name: Name;
  label: string;
  /** What it counts. */
  note: string;
  /** An amount in USD, not a count. */
  usd?: boolean;
  /** Which way is good; what is neither has no colour. */
  good: "up" | "down" | "neither";
  /** A sum of the report of the partner's channels, which proves it. */
  proven?: boolean;
};

/** The figures of a partner in the order in which partners ask for them; the profit comes first. */
export const PARTNER_FIGURES: readonly PartnerFigure[] = [
  { name: "profitInUSD", label: "Profit", note: "Earned in this period", usd: true, good: "up" },
  { name: "registrations", label: "Registrations", note: "Players who registered", good: "up", proven: true },
  { name: "firstDeposits", label: "First deposits", note: "Deposited for the first time", good: "up", proven: true },
  { name: "activePlayers", label: "Active players", note: "Players who bet", good: "up", proven: true },
  { name: "depositInUSD", label: "Deposits", note: "What players deposited", usd: true, good: "up", proven: true },
  {
    name: "withdrawInUSD",
    label: "Withdrawals",
    note: "What players withdrew",
    usd: true,
    good: "neither",
    proven: true,
  },
  { name: "casinoGGRInUSD", label: "Casino GGR", note: "What the casino won", usd: true, good: "up" },
  { name: "sportGGRInUSD", label: "Sport GGR", note: "What sport bets won", usd: true, good: "up" },
];
