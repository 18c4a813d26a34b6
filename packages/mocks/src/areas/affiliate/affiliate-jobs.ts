import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { referralsOf } from "./seed-affiliate.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import { requestPayout } from "./request-payout.ts";
import { affiliateBalance } from "./affiliate-balance.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import { newWithdrawal } from "./withdraw-affiliate-profit.ts";
import type { AffiliateJobRow, AffiliateWithdrawalRow } from "./affiliate-tables.ts";

/** Duration of a job in milliseconds; its payouts are requested one after the other. */
const DURATION = 60_000;

/** The payouts of a job, in the order of their requests. */
const payoutsOf = (db: Db, jobId: string): AffiliateWithdrawalRow[] =>
  [...db.affiliate.withdrawals.values()].filter((it) => it.jobId === jobId);

/** How many of a job's payouts are requested by this time. */
const askedFor = ({ startedAt, playerCount }: AffiliateJobRow, now: number): number =>
  Math.min(playerCount, Math.floor((playerCount * Math.max(0, now - Date.parse(startedAt))) / DURATION));

const endOf = ({ startedAt }: AffiliateJobRow): number => Date.parse(startedAt) + DURATION;

/** Advances the running jobs to this time: each requests more payouts, and is done a minute after its start. */
export const advanceJobs = (db: Db, now: number): void => {
  for (const job of db.affiliate.jobs.values()) {
    if (job.status !== "RUNNING") continue;
    const requestedCount = askedFor(job, now);
    const requested = payoutsOf(db, job.jobId).slice(0, requestedCount);
    for (const row of requested) if (row.status === "IN_PROGRESS") requestPayout(db, row);
    db.affiliate.jobs.set(job.jobId, {
      ...job,
      requestedCount,
      requestedProfitInUSD: sumOf(requested.map((it) => it.profitInUSD)),
      ...(now >= endOf(job) && { status: "COMPLETED", finishedAt: new Date(endOf(job)).toISOString() }),
    });
  }
};

/**
 * Starts a job that requests a payout for every player of the operator who may withdraw; one job at a time (money §4).
 */
export const startJob = ({ db, account, clock }: Actor, opId: string): AffiliateJobRow => {
  scopeOf(db, account, opId);
  const now = clock.now();
  const { jobs, withdrawals } = db.affiliate;
  if ([...jobs.values()].some((it) => it.opId === opId && it.status === "RUNNING"))
    throw new Refusal(400, "An affiliate withdraw job of this operator is already running.");
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
  if (paid.length === 0) throw new Refusal(400, "No player of this operator has profit to withdraw.");
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
    totalProfitInUSD: sumOf(paid.map((it) => it.amount)),
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

/** Stops a running job: requested payouts remain pending, the rest returns to the balances. */
export const cancelJob = (
  { db, account, clock }: Actor,
  { opId, jobId }: { opId: string; jobId: string },
): AffiliateJobRow => {
  scopeOf(db, account, opId);
  const now = clock.now();
  const job = db.affiliate.jobs.get(jobId);
  if (job?.opId !== opId) throw new Refusal(404, "This job does not exist.");
  if (job.status !== "RUNNING") throw new Refusal(400, "This job is not running any more.");
  const canceled: AffiliateJobRow = {
    ...job,
    status: "CANCELED",
    finishedAt: new Date(now).toISOString(),
    canceledBy: account.nickname ?? account.email,
  };
  for (const row of payoutsOf(db, jobId))
    if (row.status === "IN_PROGRESS") db.affiliate.withdrawals.set(row.txId, { ...row, status: "CANCELED" });
  db.affiliate.jobs.set(jobId, canceled);
  return canceled;
};
