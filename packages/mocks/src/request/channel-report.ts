import type { components, Data } from "@backoffice/api-client/contract";
import { seesPartner } from "../commands/partner-named.ts";
import { activityOf } from "../db/player-activity.ts";
import { sumUsd } from "../db/usd.ts";
import type { Call, Operations } from "./handler.ts";
import { list } from "./list.ts";
import type { Refusal } from "./refusal.ts";
import { isWithin } from "./is-within.ts";
import type { PartnerChannelRow } from "../db/tables/partners-tables.ts";
import type { PlayerRow } from "../db/tables/player-row.ts";

type Row = components["schemas"]["ChannelReportRow"];

const SORTS = {
  description: (row: Row) => row.description.toLowerCase(),
  domain: (row: Row) => row.domain,
  partnerTitle: (row: Row) => row.partnerTitle?.toLowerCase() ?? null,
  registrationCount: (row: Row) => row.registrationCount,
  firstDepositCount: (row: Row) => row.firstDepositCount,
  activePlayerCount: (row: Row) => row.activePlayerCount,
  depositInUSD: (row: Row) => row.depositInUSD,
  withdrawInUSD: (row: Row) => row.withdrawInUSD,
  betInUSD: (row: Row) => row.betInUSD,
  ggrInUSD: (row: Row) => row.ggrInUSD,
};

const reportOf = (channel: PartnerChannelRow, players: readonly PlayerRow[]): Row => {
  const { channelId, description, domain, partnerId, partnerTitle, opId, opTitle } = channel;
  const all = players.map(activityOf);
  return {
    channelId,
    description,
    domain,
    partnerId,
    partnerTitle,
    opId,
    opTitle,
    registrationCount: players.length,
    firstDepositCount: all.filter((it) => it.firstDepositInUSD > 0).length,
    activePlayerCount: all.filter((it) => it.wagerInUSD > 0).length,
    depositInUSD: sumUsd(all.map((it) => it.depositInUSD)),
    withdrawInUSD: sumUsd(all.map((it) => it.withdrawInUSD)),
    betInUSD: sumUsd(all.map((it) => it.wagerInUSD)),
    ggrInUSD: sumUsd(all.map((it) => it.plInUSD)),
  };
};

/** For each marketing channel, the deposits, bets and so on of the players it brought in a period; one page, sorted. */
export const channelReport = (
  call: Call<Operations["reportPartnerChannels"]>,
): Data<Operations["reportPartnerChannels"]> | Refusal => {
  const { db, account } = call;
  const { partnerId, isTest, from, to } = call.input.body;
  const players = Map.groupBy(
    [...db.players.values()].filter(
      (it) => it.channelId && (isTest === undefined || it.isTest === isTest) && isWithin(it.createdAt, from, to),
    ),
    (it) => it.channelId,
  );
  const rows = [...db.partners.channels.values()]
    .filter((it) => seesPartner(account, it.partnerId))
    .map((it) => reportOf(it, players.get(it.channelId) ?? []));
  return list(call, rows, {
    opIdOf: (row) => row.opId,
    keep: (row) => !partnerId || row.partnerId === partnerId,
    search: (row) => [row.description, row.domain, row.channelId],
    sorts: SORTS,
  });
};
