import type { ReportScope } from "../request/report.ts";
import { sumOf } from "./amounts.ts";
import type { Db } from "./db.ts";
import { confirmedOf } from "./money-facts.ts";
import { ggrOfPlays } from "./play-sums.ts";

/** For each channel, its clicks, registrations, deposits and GGR. */
export const channelResults = (db: Db, covers: ReportScope["covers"]) => {
  const plays = Map.groupBy(db.reports.plays.filter(covers), (it) => it.playerId);
  const deposits = Map.groupBy(confirmedOf(db.reports.money, "DEPOSIT").filter(covers), (it) => it.playerId);
  const came = new Map(db.reports.players.map((it) => [it.playerId, Date.parse(it.createdAt)]));
  return db.reports.channels.map(({ playerIds, ...channel }) => {
    const ids = [...playerIds];
    const paid = ids.flatMap((it) => deposits.get(it) ?? []);
    return {
      channelId: channel.channelId,
      description: channel.description,
      domain: channel.domain,
      opId: channel.opId,
      opTitle: db.operators.get(channel.opId)?.title ?? channel.opId,
      partnerId: channel.partnerId,
      clicks: channel.clicks,
      registrations: ids.filter((it) => covers({ opId: channel.opId, at: came.get(it) ?? 0 })).length,
      firstDeposits: ids.filter((it) => deposits.has(it)).length,
      depositInUSD: sumOf(paid.map((it) => it.amountInUSD)),
      ggrInUSD: ggrOfPlays(ids.flatMap((it) => plays.get(it) ?? [])),
    };
  });
};
