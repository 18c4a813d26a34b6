import type { components } from "@backoffice/api-client";
import type { DashboardFigure } from "./figures.ts";

type DashboardChart = {
  name: keyof components["schemas"]["DashboardCharts"];
  label: string;
  /** Currency of the amounts; without it they are counts. */
  currency?: string;
  /** The list or report of the same period, and the name of the link. */
  proof: NonNullable<DashboardFigure["proof"]> & { link: string };
};

/** Charts over time; the first is the widest. */
export const CHARTS: readonly DashboardChart[] = [
  {
    name: "ggrInUSD",
    label: "GGR, USD",
    currency: "USD",
    proof: { link: "GGR by day", to: "/reports/game-financial", query: {}, permission: "view_game_reports" },
  },
  {
    name: "bets",
    label: "Bets",
    proof: { link: "Bet list", to: "/bets", query: { isSettled: "true" }, permission: "view_bets" },
  },
  {
    name: "depositsInUSD",
    label: "Deposits, USD",
    currency: "USD",
    proof: {
      link: "Deposit list",
      to: "/deposit/list",
      query: { status: "CONFIRMED" },
      permission: "view_deposits",
    },
  },
  {
    name: "withdrawalsInUSD",
    label: "Withdrawals, USD",
    currency: "USD",
    proof: {
      link: "Withdrawal list",
      to: "/withdraw/list",
      query: { status: "CONFIRMED" },
      permission: "view_withdrawals",
    },
  },
  {
    name: "registrations",
    label: "Registrations",
    proof: { link: "Player list", to: "/players", query: {}, permission: "view_players" },
  },
];
