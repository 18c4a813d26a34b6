import type { components } from "@backoffice/api-client/contract";
import { spansOf, type Span } from "../reports/dashboard-periods.ts";
import type { Db } from "../../db/db.ts";
import { moneyFacts } from "../reports/money-facts.ts";
import { chartOf, type Period } from "../../db/times/periods.ts";
import { toLocal } from "../../db/times/time-zone.ts";
import { playerFigures } from "../players/player-figures.ts";
import { settledBets } from "../bets/settled-bets.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { shareOfUsd } from "../../db/money/usd.ts";
import { withdrawInfo } from "./partner-balance.ts";
import type { PartnerRow } from "./partners-tables.ts";

type Line = components["schemas"]["PartnerProfitLine"];

const line = (label: string, amountInUSD: number, percentage: number): Line => ({
  label,
  amountInUSD,
  percentage,
  adjustedAmountInUSD: shareOfUsd(amountInUSD, percentage),
});

/** The share is a part of the house's profit: 0 where players won more than they lost. */
const profitOf = (partner: PartnerRow, all: ReturnType<typeof playerFigures>): Line[] => [
  line("Share of casino", Math.max(0, all.casinoGGRInUSD), partner.casinoSharePercentage),
  line("Share of sport", Math.max(0, all.sportGGRInUSD), partner.sportSharePercentage),
  line("Cost of deposits", -all.depositInUSD, partner.depositFeePercentage),
  line("Cost of withdrawals", -all.withdrawInUSD, partner.withdrawFeePercentage),
  line("Cost of bonuses", -all.bonusInUSD, partner.bonusFeePercentage),
  line("Cost of cashback", -all.cashbackInUSD, partner.cashbackFeePercentage),
];

/** Totals of the partner's players in a time span, and the partner's profit from them. */
const figuresOf = (db: Db, partner: PartnerRow, { start, end }: Span) => {
  const own = [...db.partners.channels.values()].filter((it) => it.partnerId === partner.partnerId);
  const channels = new Set(own.map((it) => it.channelId));
  const players = [...db.players.values()].filter((it) => it.channelId !== null && channels.has(it.channelId));
  const ids = new Set(players.map((it) => it.playerId));
  const within = (at: number) => at >= start && at < end;
  const all = playerFigures(
    moneyFacts(db).filter((it) => ids.has(it.playerId) && within(it.at)),
    settledBets(db).filter((it) => ids.has(it.player.playerId) && within(it.at)),
  );
  const profit = profitOf(partner, all);
  const { firstDeposits, activePlayers, depositInUSD, withdrawInUSD, casinoGGRInUSD, sportGGRInUSD } = all;
  return {
    profit,
    cards: {
      registrations: players.filter((it) => within(Date.parse(it.createdAt))).length,
      firstDeposits,
      activePlayers,
      depositInUSD,
      withdrawInUSD,
      casinoGGRInUSD,
      sportGGRInUSD,
      profitInUSD: sumOf(profit.map((it) => it.adjustedAmountInUSD)),
    },
  };
};

/** A partner's dashboard: the current period up to now, and the same part of the previous one. */
export const partnerDashboard = (
  db: Db,
  partner: PartnerRow,
  { period, timeZone }: { period: Period; timeZone?: string | undefined },
  now: number,
): components["schemas"]["PartnerDashboard"] => {
  const { partnerId, partnerTitle, opId } = partner;
  const spans = spansOf({ period, timeZone }, now);
  const { cards, profit } = figuresOf(db, partner, spans.current);
  const previous = figuresOf(db, partner, spans.previous).cards;
  const chart = (name: "registrations" | "profitInUSD", parts: 1 | 100) =>
    chartOf(
      `partner-dashboard/${partnerId}/${name}`,
      period,
      { current: cards[name], previous: previous[name] },
      parts,
      toLocal(now, timeZone),
    );
  return {
    partner: { partnerId, partnerTitle, opId },
    balanceInUSD: withdrawInfo(db, partner, now).balanceInUSD,
    cards,
    previous,
    profit,
    charts: { registrations: chart("registrations", 1), profit: chart("profitInUSD", 100) },
  };
};
