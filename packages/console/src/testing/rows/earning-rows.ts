import type { components } from "@backoffice/api-client";
import { affiliateSummary, cashbackSummary, type Db, type PlayerRow } from "@backoffice/mocks";

type AffiliateSettings = components["schemas"]["AffiliateSettings"];

const NOW = Date.UTC(2026, 10, 20, 12);

/** A player of Nordlys with losses, always the same one. */
export const loserOfNordlys = (db: Db): PlayerRow =>
  [...db.players.values()].find(
    (it) => it.opId === "op-nordlys" && !it.isDeleted && cashbackSummary(db, it, NOW).totalLossInUSD > 100,
  )!;

/** The cashback summary of that player. */
export const cashbackOf = (db: Db) => cashbackSummary(db, loserOfNordlys(db), NOW);

type Own = Partial<{ autoApproval: boolean; minWithdrawAmountInUSD: number; percentage: number }>;

/** The same player as passed by a click, with own settings and a tenth of the loss to claim. */
export const earnerWithCashback = (db: Db, own: Own = {}) => {
  const { playerCode, opId } = loserOfNordlys(db);
  const { autoApproval = true, minWithdrawAmountInUSD = 5, percentage = 10 } = own;
  for (const [txId, claim] of db.cashback.claims) if (claim.playerCode === playerCode) db.cashback.claims.delete(txId);
  db.cashback.overrides.set(playerCode, {
    autoApproval,
    minWithdrawAmountInUSD,
    settings: [{ lostAmountInUSD: 0, percentage }],
  });
  return { playerCode, opId };
};

const PROMISED: AffiliateSettings = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: 0,
  claimedBonusAdminFeePercentage: 100,
  cashbackAdminFeePercentage: 100,
  affiliatesAdminFeePercentage: 0,
  minWithdrawableAmountInUSD: 20,
  levelSettings: [
    { level: 1, requiredWagerInUSD: 0, emailCpr: 1, telegramCpr: 1, gmailCpr: 1, maxCpr: 20, cpa: 5 },
    { level: 2, requiredWagerInUSD: 5000, emailCpr: 1.5, telegramCpr: 1.5, gmailCpr: 1.5, maxCpr: 50, cpa: 10 },
  ],
  revenueShareSettings: [
    { monthlyReferredPlayersTotalWagerInUSD: 0, revenueSharePercentage: 100 },
    { monthlyReferredPlayersTotalWagerInUSD: 1_000_000, revenueSharePercentage: 100 },
  ],
};

/** A player of Nordlys who refers others, always the same one. */
export const referrerOfNordlys = (db: Db): PlayerRow => {
  const { playerId } = loserOfNordlys(db);
  return [...db.players.values()].find((it) => it.opId === "op-nordlys" && !it.isDeleted && it.playerId !== playerId)!;
};

/** The profit summary of that player. */
export const profitOf = (db: Db) => affiliateSummary(db, referrerOfNordlys(db));

/** The same player as passed by a click, with own settings, and the losses of `loserOfNordlys` as profit. */
export const earnerWithProfit = (db: Db, own: Partial<AffiliateSettings> = {}) => {
  const { playerCode, opId } = referrerOfNordlys(db);
  const loser = loserOfNordlys(db);
  for (const player of db.players.values())
    if (player.refId === playerCode) db.players.set(player.playerId, { ...player, refId: null });
  db.players.set(loser.playerId, { ...loser, refId: playerCode });
  db.affiliate.overrides.set(playerCode, { ...PROMISED, ...own });
  return { playerCode, opId };
};

/** The only running job of Nordlys, started half a minute ago, with payouts of these amounts. */
export const runningJob = (db: Db, amounts: readonly number[] = [10, 20.5, 30, 40]) => {
  const player = referrerOfNordlys(db);
  const startedAt = new Date(NOW - 30_000).toISOString();
  const jobId = "awj-77";
  amounts.forEach((profitInUSD, index) =>
    db.affiliate.withdrawals.set(`atx-77${index}`, {
      txId: `atx-77${index}`,
      opId: player.opId,
      opTitle: player.opTitle,
      playerId: player.playerId,
      playerCode: player.playerCode,
      username: player.username,
      isTest: false,
      status: "IN_PROGRESS",
      profitInUSD,
      date: startedAt,
      jobId,
      requestedBy: "Mara",
      confirmedBy: null,
      confirmedAt: null,
      note: null,
    }),
  );
  const job = {
    jobId,
    opId: player.opId,
    opTitle: player.opTitle,
    status: "RUNNING" as const,
    playerCount: amounts.length,
    totalProfitInUSD: 100.5,
    requestedCount: 0,
    requestedProfitInUSD: 0,
    startedAt,
    startedBy: "Mara",
    finishedAt: null,
    canceledBy: null,
  };
  db.affiliate.jobs.set(jobId, job);
  return job;
};
