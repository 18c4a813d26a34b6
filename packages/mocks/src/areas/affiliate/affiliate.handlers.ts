import { affiliateReport } from "./affiliate-report.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import { affiliateSummary } from "./affiliate-summary.ts";
import { cancelJob, startJob } from "./affiliate-jobs.ts";
import { playerNamed } from "../players/own-player.ts";
import { withdrawAffiliateProfit } from "./withdraw-affiliate-profit.ts";
import type { Db } from "../../db/db.ts";
import type { Data, components } from "@backoffice/api-client/contract";
import type { AreaHandlers, Operations } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { page } from "../../request/page.ts";
import { existing } from "../../request/refusal.ts";
import { referredRow } from "./referred-row.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";

type Referred = components["schemas"]["ReferredPlayer"];
type Channel = Data<Operations["listAffiliateChannels"]>["items"][number];

const TYPES = ["EMAIL", "TELEGRAM", "GMAIL", "LINK"] as const;

const referred = (db: Db, playerCode: string): Referred[] => {
  const found = [...db.players.values()].filter((it) => it.refId === playerCode);
  return found.map((it) => {
    const { minRequiredWagerInUSDToConsiderAPlayerAsActive } = affiliateSettingsOf(db, it.opId, playerCode);
    return referredRow(it, minRequiredWagerInUSDToConsiderAPlayerAsActive);
  });
};

/** The distinct channels of a player's referrals. */
const channelsOf = (db: Db, playerCode: string, scope: Set<string>): Channel[] => {
  const channels = new Map<string, Set<string>>();
  for (const { refId, opId, channelId, subChannelId } of db.players.values()) {
    if (refId !== playerCode || !channelId || !scope.has(opId)) continue;
    const parts = channels.get(channelId) ?? new Set();
    if (subChannelId) parts.add(subChannelId);
    channels.set(channelId, parts);
  }
  return [...channels].map(([channelId, parts]) => ({
    channelType: TYPES[Number(channelId.at(-1)) % TYPES.length] ?? "LINK",
    channelId,
    subChannels: [...parts].toSorted(),
  }));
};

export const affiliate = {
  listAffiliateChannels: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId);
    return page(channelsOf(db, body.playerCode, scope), { page: body.page, itemsPerPage: body.limit });
  },

  showAffiliateSummary: ({ db, account, input: { body } }) => {
    const player = playerNamed(db, account, body);
    return affiliateSummary(db, player);
  },

  showAffiliateReport: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    return affiliateReport(db, player, body, clock.now());
  },

  listReferredPlayers: (call) => {
    const { playerCode } = call.input.body;
    return list(call, referred(call.db, playerCode), {
      opIdOf: (row) => row.opId,
      equal: ["isActive", "isTest"],
      moment: (row) => row.createdAt,
      search: (row) => [row.playerCode, row.playerId, row.username],
    });
  },

  withdrawAffiliateProfit: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    return withdrawAffiliateProfit({ db, account, clock }, player, body.totalProfitInUSD);
  },

  listAffiliateWithdrawals: (call) =>
    list(call, [...call.db.affiliate.withdrawals.values()], {
      opIdOf: (row) => row.opId,
      equal: ["status", "jobId", "isTest", "playerCode"],
      moment: (row) => row.date,
      search: (row) => [row.txId, row.playerCode, row.username],
    }),

  startAffiliateWithdrawJob: (call) => startJob(call, call.input.body.opId),
  cancelAffiliateWithdrawJob: (call) => cancelJob(call, call.input.body),

  listAffiliateWithdrawJobs: (call) => {
    const { status } = call.input.body;
    return list(call, [...call.db.affiliate.jobs.values()], {
      opIdOf: (row) => row.opId,
      keep: (row) => !status || row.status === status,
    });
  },

  listAffiliates: (call) => {
    const counts = new Map<string, number>();
    for (const { affId } of call.db.players.values()) if (affId) counts.set(affId, (counts.get(affId) ?? 0) + 1);
    const rows = [...call.db.affiliate.affiliates.values()].map((it) => ({
      ...it,
      referredPlayerCount: counts.get(it.adminId) ?? 0,
    }));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      search: (row) => [row.nickname, row.email, row.adminId],
    });
  },

  deleteAffiliate: ({ db, account, input: { body } }) => {
    const row = existing(
      visibleRow(db, account, db.affiliate.affiliates.get(body.adminId)),
      "This affiliate does not exist.",
    );
    db.affiliate.affiliates.delete(row.adminId);
    return null;
  },
} satisfies AreaHandlers;
