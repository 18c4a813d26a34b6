import type { components } from "@backoffice/api-client/contract";
import { activityOf } from "../players/player-activity.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { lessUsd, shareOfUsd } from "../../db/money/usd.ts";
import type { PlayerRow } from "../players/player-row.ts";

type Schemas = components["schemas"];
type Config = Schemas["AffiliateConfiguration"];
type Line = Schemas["AffiliateProfitLine"];

/** The last row whose threshold is reached; rows ascend. */
export const reached = <Row>(rows: readonly Row[], amount: number, threshold: (row: Row) => number): Row | undefined =>
  rows.findLast((row) => threshold(row) <= amount);

/** The totals of the referred players. */
export const statsOf = (referred: readonly PlayerRow[]): Config["referredPlayersStats"] => {
  const all = referred.map(activityOf);
  return {
    totalPlayersWagerInUSD: sumOf(all.map((it) => it.wagerInUSD)),
    totalReferredPlayersPlInUSD: Math.max(0, sumOf(all.map((it) => it.plInUSD))),
    totalClaimedBonusAmountInUSD: sumOf(all.map((it) => it.bonusInUSD)),
    totalCashbacksInUSD: sumOf(all.map((it) => it.cashbackInUSD)),
  };
};

const line = (label: string, amount: number, percentage: number | null, adjusted: number, tooltip: string): Line => ({
  label,
  amountInUSD: amount,
  adminSettingsInPercentage: percentage,
  adjustedAmountInUSD: adjusted,
  tooltips: [tooltip],
});

/**
 * An affiliate's profit: of the GGR less the affiliate's part of bonuses and cashback, a share that grows with the
 * wager, less the operator's fee (money §3, §5).
 */
export const profitOf = ({ referredPlayersStats: stats, settings }: Config): Schemas["AffiliateProfitResult"] => {
  const ggr = stats.totalReferredPlayersPlInUSD;
  const bonus = stats.totalClaimedBonusAmountInUSD;
  const cashback = stats.totalCashbacksInUSD;
  const bonusBorne = lessUsd(bonus, shareOfUsd(bonus, settings.claimedBonusAdminFeePercentage));
  const cashbackBorne = lessUsd(cashback, shareOfUsd(cashback, settings.cashbackAdminFeePercentage));
  const net = Math.max(0, lessUsd(ggr, bonusBorne, cashbackBorne));
  const percentage =
    reached(
      settings.revenueShareSettings,
      stats.totalPlayersWagerInUSD,
      (it) => it.monthlyReferredPlayersTotalWagerInUSD,
    )?.revenueSharePercentage ?? 0;
  const share = shareOfUsd(net, percentage);
  const fee = shareOfUsd(share, settings.affiliatesAdminFeePercentage);
  const profit = lessUsd(share, fee);
  return {
    affiliateProfit: [
      line("Referred players' GGR", ggr, null, ggr, "House result of the referred players."),
      line(
        "Claimed bonuses",
        -bonus,
        settings.claimedBonusAdminFeePercentage,
        -bonusBorne,
        "The operator covers the configured percentage, the affiliate the rest.",
      ),
      line(
        "Cashback",
        -cashback,
        settings.cashbackAdminFeePercentage,
        -cashbackBorne,
        "The operator covers the configured percentage, the affiliate the rest.",
      ),
      line("Revenue share", net, percentage, share, "Percentage of the rest, by the referred players' wager."),
      line("Operator's fee", -share, settings.affiliatesAdminFeePercentage, -fee, "Operator's cut of the share."),
      line("Affiliate's profit", profit, null, profit, "The revenue share minus the fee."),
    ],
    operatorProfit: [
      { label: "Referred players' GGR", amountInUSD: ggr },
      { label: "Claimed bonuses", amountInUSD: -bonus },
      { label: "Cashback", amountInUSD: -cashback },
      { label: "Affiliate's profit", amountInUSD: -profit },
      { label: "Operator's profit", amountInUSD: lessUsd(ggr, bonus, cashback, profit) },
    ],
  };
};

/** The affiliate's profit in US dollars. */
export const profitAmount = (config: Config): number => profitOf(config).affiliateProfit.at(-1)!.amountInUSD;
