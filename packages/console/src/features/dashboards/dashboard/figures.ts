import type { components, Permission } from "@backoffice/api-client";

type Name = keyof components["schemas"]["DashboardCards"];

export type DashboardFigure = {
  name: Name;
  label: string;
  /** An amount in USD instead of a count. */
  usd?: boolean;
  /** Direction that is good; neutral changes have no colour. */
  good: "up" | "down" | "neither";
  /** Explanation, if the name is not enough. */
  note?: string;
  /** The list it is counted from. */
  proof?: { to: string; query: Readonly<Record<string, string>>; permission: Permission };
};

/** Reports whose totals equal these figures, by operator and brand. */
const play = { to: "/reports/game-operator", query: {}, permission: "view_game_reports" } as const;
const business = { to: "/reports/operator", query: {}, permission: "view_player_reports" } as const;

const bets = { to: "/bets", query: { isSettled: "true" }, permission: "view_bets" } as const;

const deposits = { to: "/deposit/list", permission: "view_deposits" } as const;

/** The figure that is read first. */
export const HERO: DashboardFigure = {
  name: "ggrInUSD",
  label: "GGR",
  usd: true,
  good: "up",
  note: "Stakes minus payouts",
  proof: play,
};

/** Figures beside it; the margin follows the first. */
export const BESIDE: readonly DashboardFigure[] = [
  { name: "ngrInUSD", label: "NGR", usd: true, good: "up", note: "GGR minus bonuses", proof: business },
  { name: "wagerInUSD", label: "Stakes", usd: true, good: "up", proof: bets },
  { name: "betCount", label: "Bets", good: "up", proof: bets },
];

/** Figures below it: money, then players. */
export const BELOW: readonly DashboardFigure[] = [
  {
    name: "depositsInUSD",
    label: "Deposits",
    usd: true,
    good: "up",
    proof: { ...deposits, query: { status: "CONFIRMED" } },
  },
  {
    name: "withdrawalsInUSD",
    label: "Withdrawals",
    usd: true,
    good: "neither",
    proof: { to: "/withdraw/list", query: { status: "CONFIRMED" }, permission: "view_withdrawals" },
  },
  {
    name: "netDepositsInUSD",
    label: "Net deposits",
    usd: true,
    good: "up",
    note: "Deposits minus withdrawals",
    proof: business,
  },
  {
    name: "bonusesInUSD",
    label: "Bonuses",
    usd: true,
    good: "neither",
    proof: {
      to: "/transactions/list",
      query: { transactionTypes: "BONUS", status: "CONFIRMED" },
      permission: "view_transactions",
    },
  },
  {
    name: "registrations",
    label: "Registrations",
    good: "up",
    proof: { to: "/players", query: {}, permission: "view_players" },
  },
  {
    name: "firstDeposits",
    label: "First deposits",
    good: "up",
    proof: { ...deposits, query: { status: "CONFIRMED", isFTD: "true" } },
  },
  { name: "activePlayers", label: "Active players", good: "up", note: "Players with a bet or a payment" },
];
