import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import { referralsOf } from "../db/seed-affiliate.ts";
import { sumUsd } from "../db/usd.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { scopeOf } from "../session/visible.ts";
import { affiliateBalance } from "./affiliate-balance.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import { newWithdrawal } from "./withdraw-affiliate-profit.ts";
import type { AffiliateJobRow, AffiliateWithdrawalRow } from "../db/tables/affiliate-tables.ts";

const DURATION = 60_000;

/** A job at this time: done a minute after its start, unless it was stopped. */
export const jobNow = (job: AffiliateJobRow, now: number): AffiliateJobRow => {
  const end = Date.parse(job.startedAt) + DURATION;
  return job.status === "RUNNING" && now >= end
    ? { ...job, status: "COMPLETED", finishedAt: new Date(end).toISOString() }
    : job;
};

/** A payout at this time: pending, once its job is done. */
export const withdrawalNow = (db: Db, row: AffiliateWithdrawalRow, now: number): AffiliateWithdrawalRow => {
  const job = row.jobId ? db.affiliate.jobs.get(row.jobId) : undefined;
  return row.status === "IN_PROGRESS" && job && jobNow(job, now).status === "COMPLETED"
    ? { ...row, status: "PENDING" }
    : row;
};

/**
 * Starts a job that requests a payout for every player of the operator who may withdraw; one job at a time (money §4).
 */
export const startJob = (db: Db, account: Account, clock: Clock, opId: string): AffiliateJobRow | Refusal => {
  const scope = scopeOf(db, account, opId);
  if (scope instanceof Refusal) return scope;
  const now = clock.now();
  const { jobs, withdrawals } = db.affiliate;
  if ([...jobs.values()].some((it) => it.opId === opId && jobNow(it, now).status === "RUNNING"))
    return new Refusal(400, "An affiliate withdraw job of this operator is already running.");
  const jobId = `awj-${30 + jobs.size}`;
  const who = account.nickname ?? account.email;
  const referrals = referralsOf(db.players.values());
  const paid = [...db.players.values()].flatMap((player) => {
    const referred = player.opId === opId && !player.isDeleted ? referrals.get(player.playerCode) : undefined;
    if (!referred) return [];
    const amount = affiliateBalance(db, player, referred);
    const { minWithdrawableAmountInUSD } = affiliateSettingsOf(db, opId, player.playerCode);
    return amount > 0 && amount >= minWithdrawableAmountInUSD ? [{ player, amount }] : [];
  });
  if (paid.length === 0) return new Refusal(400, "No player of this operator has profit to withdraw.");
  for (const { player, amount } of paid) {
    const row = newWithdrawal(db, player, amount, { now, requestedBy: who, jobId });
    withdrawals.set(row.txId, row);
  }
  const job: AffiliateJobRow = {
    jobId,
    opId,
    opTitle: db.operators.get(opId)?.title ?? opId,
    status: "RUNNING",
    playerCount: paid.length,
    totalProfitInUSD: sumUsd(paid.map((it) => it.amount)),
    startedAt: new Date(now).toISOString(),
    startedBy: who,
    finishedAt: null,
    canceledBy: null,
  };
  jobs.set(jobId, job);
  return job;
};

/** Stops a running job; its payouts return to the balances. */
export const cancelJob = (
  db: Db,
  account: Account,
  clock: Clock,
  { opId, jobId }: { opId: string; jobId: string },
): AffiliateJobRow | Refusal => {
  const scope = scopeOf(db, account, opId);
  if (scope instanceof Refusal) return scope;
  const now = clock.now();
  const job = db.affiliate.jobs.get(jobId);
  if (job?.opId !== opId) return new Refusal(404, "This job does not exist.");
  if (jobNow(job, now).status !== "RUNNING") return new Refusal(400, "This job is not running any more.");
  const canceled: AffiliateJobRow = {
    ...job,
    status: "CANCELED",
    finishedAt: new Date(now).toISOString(),
    canceledBy: account.nickname ?? account.email,
  };
  db.affiliate.jobs.set(jobId, canceled);
  for (const row of db.affiliate.withdrawals.values())
    if (row.jobId === jobId && row.status === "IN_PROGRESS")
      db.affiliate.withdrawals.set(row.txId, { ...row, status: "CANCELED" });
  return canceled;
};
