import type { components, Data } from "@backoffice/api-client/contract";
import { seesPartner } from "./partner-named.ts";
import { moneyFacts } from "../reports/money-facts.ts";
import { playerFigures } from "../players/player-figures.ts";
import { settledBets } from "../bets/settled-bets.ts";
import type { Call, Operations } from "../../request/handler.ts";
import { report } from "../../request/report.ts";

type Row = components["schemas"]["ChannelReportRow"];

const SUMS = [
  "registrationCount",
  "firstDepositCount",
  "activePlayerCount",
  "depositInUSD",
  "withdrawInUSD",
  "betInUSD",
  "ggrInUSD",
] as const;

/** For each marketing channel, the players registered in a period, and their deposits, stakes and losses in it. */
export const channelReport = (
  call: Call<Operations["reportPartnerChannels"]>,
): Data<Operations["reportPartnerChannels"]> => {
  const { db, account } = call;
  const { partnerId, isTest } = call.input.body;
  return report(
    call,
    ({ scope, covers }) => {
      const players = [...db.players.values()].filter(
        (it) => it.channelId && (isTest === undefined || it.isTest === isTest),
      );
      const channelOf = new Map(players.map((it) => [it.playerId, it.channelId]));
      const came = Map.groupBy(
        players.filter((it) => covers({ opId: it.opId, at: Date.parse(it.createdAt) })),
        (it) => it.channelId,
      );
      const money = Map.groupBy(moneyFacts(db).filter(covers), (it) => channelOf.get(it.playerId));
      const bets = Map.groupBy(settledBets(db).filter(covers), (it) => channelOf.get(it.player.playerId));
      return [...db.partners.channels.values()]
        .filter((it) => scope.has(it.opId) && seesPartner(account, it.partnerId))
        .filter((it) => !partnerId || it.partnerId === partnerId)
        .map((channel): Row => {
          const { channelId, description, domain, partnerTitle, opId, opTitle } = channel;
          const all = playerFigures(money.get(channelId) ?? [], bets.get(channelId) ?? []);
          return {
            channelId,
            description,
            domain,
            partnerId: channel.partnerId,
            partnerTitle,
            opId,
            opTitle,
            registrationCount: came.get(channelId)?.length ?? 0,
            firstDepositCount: all.firstDeposits,
            activePlayerCount: all.activePlayers,
            depositInUSD: all.depositInUSD,
            withdrawInUSD: all.withdrawInUSD,
            betInUSD: all.wagerInUSD,
            ggrInUSD: all.ggrInUSD,
          };
        });
    },
    { search: (row) => [row.description, row.domain, row.channelId], sums: SUMS },
  );
};
