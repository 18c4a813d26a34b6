import type { ReportScope } from "../../request/report.ts";
import { sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import { confirmedOf, moneyFacts } from "../reports/money-facts.ts";
import { playSums } from "../reports/play-sums.ts";
import { createRandom } from "../../db/random.ts";
import { settledBets } from "../bets/settled-bets.ts";

/** Visits of a channel, several for each registration; deterministic. */
const clicksOf = (channelId: string, registered: number): number => {
  const random = createRandom(`clicks/${channelId}`);
  return registered * (4 + random.int(20)) + random.int(200);
};

/** For each channel, its clicks, and the registrations, deposits and GGR of the players who came through it. */
export const channelResults = (db: Db, { covers }: ReportScope) => {
  const plays = Map.groupBy(settledBets(db).filter(covers), (it) => it.player.playerId);
  const deposits = Map.groupBy(confirmedOf(moneyFacts(db), "DEPOSIT").filter(covers), (it) => it.playerId);
  const players = Map.groupBy(db.players.values(), (it) => it.channelId);
  return [...db.partners.channels.values()].map(({ channelId, description, domain, opId, opTitle, partnerId }) => {
    const came = players.get(channelId) ?? [];
    const paid = came.flatMap((it) => deposits.get(it.playerId) ?? []);
    const registered = came.filter((it) => covers({ opId: it.opId, at: Date.parse(it.createdAt) }));
    return {
      channelId,
      description,
      domain,
      opId,
      opTitle,
      partnerId,
      clicks: clicksOf(channelId, registered.length),
      registrations: registered.length,
      firstDeposits: paid.filter((it) => it.isFirst).length,
      depositInUSD: sumOf(paid.map((it) => it.amountInUSD)),
      ggrInUSD: playSums(came.flatMap((it) => plays.get(it.playerId) ?? [])).ggrInUSD,
    };
  });
};
