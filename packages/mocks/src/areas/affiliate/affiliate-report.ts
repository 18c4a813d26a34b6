import type { components, Input } from "@backoffice/api-client/contract";
import { profitAmount, statsOf } from "./affiliate-profit.ts";
import type { Db } from "../../db/db.ts";
import { chartOf, PERIOD_SHARE, startOf } from "../../db/times/periods.ts";
import { activityOf } from "../players/player-activity.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { shareOfUsd } from "../../db/money/usd.ts";
import type { Operations } from "../../request/handler.ts";
import { referredBy } from "./affiliate-balance.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import type { PlayerRow } from "../players/player-row.ts";

type Asked = Input<Operations["showAffiliateReport"]>["body"];

/** The affiliate report of a player for a period, optionally of one channel (money §3, §4). */
export const affiliateReport = (
  db: Db,
  player: PlayerRow,
  { period, channelId, subChannelId }: Asked,
  now: number,
): components["schemas"]["AffiliateReport"] => {
  const referred = referredBy(db, player).filter(
    (it) => (!channelId || it.channelId === channelId) && (!subChannelId || it.subChannelId === subChannelId),
  );
  const settings = affiliateSettingsOf(db, player.opId, player.playerCode);
  const start = startOf(period, now);
  const registered = referred.filter((it) => Date.parse(it.createdAt) >= start);
  const before = referred.filter((it) => {
    const at = Date.parse(it.createdAt);
    return at < start && at >= start - (now - start);
  });
  const part = (amount: number) => shareOfUsd(amount, PERIOD_SHARE[period]);
  const all = referred.map(activityOf);
  const bets = part(sumOf(all.map((it) => it.wagerInUSD)));
  const name = `affiliate-report/${player.playerId}`;
  return {
    cards: {
      registered: registered.length,
      affiliateProfitInUSD: part(profitAmount({ referredPlayersStats: statsOf(referred), settings })),
      refPlayersWithdrawInUSD: part(sumOf(all.map((it) => it.withdrawInUSD))),
      refPlayersDepositInUSD: part(sumOf(all.map((it) => it.depositInUSD))),
      activePlayers: all.filter((it) => it.wagerInUSD >= settings.minRequiredWagerInUSDToConsiderAPlayerAsActive)
        .length,
      refPlayersFTDInUSD: sumOf(registered.map((it) => activityOf(it).firstDepositInUSD)),
    },
    charts: {
      bets: chartOf(`${name}/bets`, period, { current: bets, previous: shareOfUsd(bets, 85) }, 100, now),
      registrations: chartOf(
        `${name}/registrations`,
        period,
        { current: registered.length, previous: before.length },
        1,
        now,
      ),
    },
  };
};
