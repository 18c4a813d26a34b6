import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../db/db.ts";
import { chartOf, PERIOD_SHARE, startOf, type Period } from "../db/periods.ts";
import { activityOf } from "../db/player-activity.ts";
import { lessUsd, shareOfUsd, sumUsd } from "../db/usd.ts";
import { withdrawInfo } from "./partner-balance.ts";
import type { PartnerRow } from "../db/tables/partners-tables.ts";

type Line = components["schemas"]["PartnerProfitLine"];

const CASINO_PART = 70;

const line = (label: string, amountInUSD: number, percentage: number): Line => ({
  label,
  amountInUSD,
  percentage,
  adjustedAmountInUSD: shareOfUsd(amountInUSD, percentage),
});

/** A partner's dashboard: the activity of the players of its channels in a period, and the partner's share. */
export const partnerDashboard = (
  db: Db,
  partner: PartnerRow,
  period: Period,
  now: number,
): components["schemas"]["PartnerDashboard"] => {
  const { partnerId, partnerTitle, opId } = partner;
  const channels = new Set(
    [...db.partners.channels.values()].filter((it) => it.partnerId === partnerId).map((it) => it.channelId),
  );
  const players = [...db.players.values()].filter((it) => it.channelId !== null && channels.has(it.channelId));
  const all = players.map(activityOf);
  const start = startOf(period, now);
  const registered = (from: number, to: number) =>
    players.filter((it) => Date.parse(it.createdAt) >= from && Date.parse(it.createdAt) < to);
  const part = (amounts: number[]) => shareOfUsd(sumUsd(amounts), PERIOD_SHARE[period]);
  const ggr = Math.max(0, part(all.map((it) => it.plInUSD)));
  const casino = shareOfUsd(ggr, CASINO_PART);
  const sport = lessUsd(ggr, casino);
  const deposits = part(all.map((it) => it.depositInUSD));
  const withdrawals = part(all.map((it) => it.withdrawInUSD));
  const profit = [
    line("Share of casino", casino, partner.casinoSharePercentage),
    line("Share of sport", sport, partner.sportSharePercentage),
    line("Cost of deposits", -deposits, partner.depositFeePercentage),
    line("Cost of withdrawals", -withdrawals, partner.withdrawFeePercentage),
    line("Cost of bonuses", -part(all.map((it) => it.bonusInUSD)), partner.bonusFeePercentage),
    line("Cost of cashback", -part(all.map((it) => it.cashbackInUSD)), partner.cashbackFeePercentage),
  ];
  const profitInUSD = sumUsd(profit.map((it) => it.adjustedAmountInUSD));
  const current = registered(start, now + 1);
  const name = `partner-dashboard/${partnerId}`;
  return {
    partner: { partnerId, partnerTitle, opId },
    balanceInUSD: withdrawInfo(db, partner, now).balanceInUSD,
    cards: {
      registrations: current.length,
      firstDeposits: current.filter((it) => it.playerStats.totalDepositCount > 0).length,
      activePlayers: players.filter((it) => it.playerStats.totalBetCount > 0).length,
      depositInUSD: deposits,
      withdrawInUSD: withdrawals,
      casinoGGRInUSD: casino,
      sportGGRInUSD: sport,
      profitInUSD,
    },
    profit,
    charts: {
      registrations: chartOf(
        `${name}/registrations`,
        period,
        { current: current.length, previous: registered(start - (now - start), start).length },
        1,
      ),
      profit: chartOf(`${name}/profit`, period, { current: profitInUSD, previous: shareOfUsd(profitInUSD, 85) }, 100),
    },
  };
};
