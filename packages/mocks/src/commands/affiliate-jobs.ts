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

/** How long a job takes, in milliseconds; it asks for one payout after the other. */
const DURATION = 60_000;

/** The payouts of a job, in the order in which it asks for them. */
const payoutsOf = (db: Db, jobId: string): AffiliateWithdrawalRow[] =>
  [...db.affiliate.withdrawals.values()].filter((it) => it.jobId === jobId);

/** How many of a job's payouts are asked for at this time. */
const askedFor = ({ startedAt, playerCount }: AffiliateJobRow, now: number): number =>
  Math.min(playerCount, Math.floor((playerCount * Math.max(0, now - Date.parse(startedAt))) / DURATION));

/** A job at this time: how far it is, and done a minute after its start, unless it was stopped. */
export const jobNow = (db: Db, job: AffiliateJobRow, now: number): AffiliateJobRow => {
  if (job.status !== "RUNNING") return job;
  const requestedCount = askedFor(job, now);
  const requested = payoutsOf(db, job.jobId).slice(0, requestedCount);
  const end = Date.parse(job.startedAt) + DURATION;
  return {
    ...job,
    requestedCount,
    requestedProfitInUSD: sumUsd(requested.map((it) => it.profitInUSD)),
    ...(now >= end && { status: "COMPLETED", finishedAt: new Date(end).toISOString() }),
  };
};

/** A payout at this time: pending, once its job has asked for it. */
export const withdrawalNow = (db: Db, row: AffiliateWithdrawalRow, now: number): AffiliateWithdrawalRow => {
  const job = row.jobId ? db.affiliate.jobs.get(row.jobId) : undefined;
  if (row.status !== "IN_PROGRESS" || job?.status !== "RUNNING") return row;
  const at = payoutsOf(db, job.jobId).findIndex((it) => it.txId === row.txId);
  return at < askedFor(job, now) ? { ...row, status: "PENDING" } : row;
};

/**
 * Starts a job that requests a payout for every player of the operator who may withdraw; one job at a time (money §4).
 */
export const startJob = (db: Db, account: Account, clock: Clock, opId: string): AffiliateJobRow | Refusal => {
  const scope = scopeOf(db, account, opId);
  if (scope instanceof Refusal) return scope;
  const now = clock.now();
  const { jobs, withdrawals } = db.affiliate;
  if ([...jobs.values()].some((it) => it.opId === opId && jobNow(db, it, now).status === "RUNNING"))
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
    requestedCount: 0,
    requestedProfitInUSD: 0,
    startedAt: new Date(now).toISOString(),
    startedBy: who,
    finishedAt: null,
    canceledBy: null,
  };
  jobs.set(jobId, job);
  return job;
};

/** Stops a running job: what it has asked for stays and waits for a decision, the rest returns to the balances. */
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
  const is = jobNow(db, job, now);
  if (is.status !== "RUNNING") return new Refusal(400, "This job is not running any more.");
  const canceled: AffiliateJobRow = {
    ...is,
    status: "CANCELED",
    finishedAt: new Date(now).toISOString(),
    canceledBy: account.nickname ?? account.email,
  };
  for (const row of payoutsOf(db, jobId)) {
    const { status } = withdrawalNow(db, row, now);
    db.affiliate.withdrawals.set(row.txId, { ...row, status: status === "IN_PROGRESS" ? "CANCELED" : status });
  }
  db.affiliate.jobs.set(jobId, canceled);
  return canceled;
};
