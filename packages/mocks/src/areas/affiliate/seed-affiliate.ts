import { affiliateDefaults } from "./affiliate-defaults.ts";
import { profitAmount, statsOf } from "./affiliate-profit.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { affiliateIdOf, CHANNELS_EACH } from "../players/player-details.ts";
import { slug } from "../../db/words/slug.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { shareOfUsd } from "../../db/money/usd.ts";
import { ago, randomOf, type World } from "../../db/world.ts";
import type { AffiliateTables } from "./affiliate-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";

const DAY = 86_400;
const NAMES = ["Fjord Tips", "Odds Corner", "Lucky Letters", "Bonus Scout", "Table Talk", "Slot Review"] as const;

/** Referred players by the code of their referrer. */
export const referralsOf = (players: Iterable<PlayerRow>): Map<string, PlayerRow[]> => {
  const referrals = new Map<string, PlayerRow[]>();
  for (const player of players) {
    if (!player.refId) continue;
    const known = referrals.get(player.refId);
    if (known) known.push(player);
    else referrals.set(player.refId, [player]);
  }
  return referrals;
};

const seedAffiliates = (world: World): AffiliateTables["affiliates"] => {
  const random = randomOf(world, "affiliates");
  const affiliates: AffiliateTables["affiliates"] = new Map();
  if (world.players.size === 0) return affiliates;
  for (const { opId, title } of world.operators.values())
    for (let index = 0; index < CHANNELS_EACH; index++) {
      const adminId = affiliateIdOf(opId, index);
      const nickname = random.pick(NAMES);
      const email = `${slug(nickname)}.${slug(opId)}.${index + 1}@example.com`;
      const createdAt = ago(world, (100 + random.int(300)) * DAY);
      affiliates.set(adminId, { adminId, nickname, email, opId, opTitle: title ?? opId, createdAt });
    }
  return affiliates;
};

const seedWithdrawals = (world: World): AffiliateTables["withdrawals"] => {
  const random = randomOf(world, "affiliate-withdrawals");
  const withdrawals: AffiliateTables["withdrawals"] = new Map();
  const byCode = new Map([...world.players.values()].map((it) => [it.playerCode, it]));
  for (const [code, referred] of referralsOf(world.players.values())) {
    const player = byCode.get(code)!;
    const profit = profitAmount({ referredPlayersStats: statsOf(referred), settings: affiliateDefaults });
    const amount = shareOfUsd(profit, 15);
    if (amount < affiliateDefaults.minWithdrawableAmountInUSD || random.chance(0.3)) continue;
    for (let left = 1 + random.int(3); left > 0; left--) {
      const txId = `atx-${10_000 + withdrawals.size}`;
      const status = random.pick(["PENDING", "CONFIRMED", "CONFIRMED", "REJECTED"] as const);
      const days = 1 + random.int(60);
      const decided = status !== "PENDING";
      withdrawals.set(txId, {
        txId,
        opId: player.opId,
        opTitle: player.opTitle,
        playerId: player.playerId,
        playerCode: code,
        username: player.username,
        isTest: player.isTest,
        status,
        profitInUSD: amount,
        date: ago(world, days * DAY),
        jobId: null,
        requestedBy: random.chance(0.5) ? null : random.pick(DECIDERS),
        confirmedBy: decided ? random.pick(DECIDERS) : null,
        confirmedAt: decided ? ago(world, (days - 1) * DAY) : null,
        note: status === "REJECTED" ? "Please ask again next month." : null,
      });
    }
  }
  return withdrawals;
};

const seedJobs = (world: World): AffiliateTables["jobs"] => {
  const random = randomOf(world, "affiliate-jobs");
  const jobs: AffiliateTables["jobs"] = new Map();
  if (world.players.size === 0) return jobs;
  for (const { opId, title } of [...world.operators.values()].slice(0, 12)) {
    const days = 3 + random.int(40);
    const jobId = `awj-${30 + jobs.size}`;
    const canceled = random.chance(0.2);
    const playerCount = 1 + random.int(30);
    const totalProfitInUSD = (1000 + random.int(400_000)) / 100;
    // A stopped job had requested about half.
    const requestedCount = canceled ? Math.floor(playerCount / 2) : playerCount;
    const requestedProfitInUSD = shareOfUsd(totalProfitInUSD, (100 * requestedCount) / playerCount);
    jobs.set(jobId, {
      jobId,
      opId,
      opTitle: title ?? opId,
      status: canceled ? "CANCELED" : "COMPLETED",
      playerCount,
      totalProfitInUSD,
      requestedCount,
      requestedProfitInUSD,
      startedAt: ago(world, days * DAY),
      startedBy: random.pick(DECIDERS),
      finishedAt: ago(world, days * DAY - 90),
      canceledBy: canceled ? random.pick(DECIDERS) : null,
    });
  }
  return jobs;
};

/**
 * Starts a job now, with its payouts, at the first operator that has something to pay; all other payouts are decided.
 */
const startOne = (world: World, { withdrawals, jobs }: Pick<AffiliateTables, "withdrawals" | "jobs">): void => {
  const first = [...withdrawals.values()].find((it) => it.status === "PENDING");
  if (!first) return;
  const jobId = `awj-${30 + jobs.size}`;
  const mine = [...withdrawals.values()].filter((it) => it.opId === first.opId && it.status === "PENDING");
  for (const row of withdrawals.values())
    if (row.status === "PENDING")
      withdrawals.set(row.txId, { ...row, status: "CONFIRMED", confirmedBy: "Mara", confirmedAt: row.date });
  for (const row of mine)
    withdrawals.set(row.txId, { ...row, status: "IN_PROGRESS", jobId, date: ago(world, 0), requestedBy: "Mara" });
  jobs.set(jobId, {
    jobId,
    opId: first.opId,
    opTitle: first.opTitle,
    status: "RUNNING",
    playerCount: mine.length,
    totalProfitInUSD: sumOf(mine.map((it) => it.profitInUSD)),
    requestedCount: 0,
    requestedProfitInUSD: 0,
    startedAt: ago(world, 0),
    startedBy: "Mara",
    finishedAt: null,
    canceledBy: null,
  });
};

/** Better settings for the first referrer and for one in a hundred of the others. */
const seedOverrides = (world: World): AffiliateTables["overrides"] => {
  const random = randomOf(world, "affiliate-overrides");
  const codes = [...referralsOf(world.players.values()).keys()].filter(
    (_, index) => index === 0 || random.chance(0.01),
  );
  const settings = {
    ...affiliateDefaults,
    minRequiredWagerInUSDToConsiderAPlayerAsActive: 50_000,
    affiliatesAdminFeePercentage: 0,
    minWithdrawableAmountInUSD: 10,
  };
  return new Map(codes.map((code) => [code, settings]));
};

/** Affiliates, their payouts and settings. */
export const seedAffiliate = (world: World): AffiliateTables => {
  const withdrawals = seedWithdrawals(world);
  const jobs = seedJobs(world);
  startOne(world, { withdrawals, jobs });
  return {
    affiliates: seedAffiliates(world),
    withdrawals,
    jobs,
    overrides: seedOverrides(world),
  };
};
