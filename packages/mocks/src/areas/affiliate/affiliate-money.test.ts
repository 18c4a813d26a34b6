import { beforeEach, expect, test } from "vitest";
import { createBackend, type Backend } from "../../backend.ts";
import { affiliateDefaults } from "./affiliate-defaults.ts";
import { createClock } from "../../db/times/clock.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { affiliateWithProfit } from "../../testing/cases/people-rows.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend, NOON } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

test.each([
  ["more than there is", 0.01, "The profit of the player is lower than this amount."],
  ["everything", 0, undefined],
])("affiliate profit withdrawal: %s → balance follows", async (_, more, message) => {
  const { player, balance } = affiliateWithProfit(backend.db);
  const { opId, playerCode } = player;
  const totalProfitInUSD = Math.round((balance + more) * 100) / 100;
  const answer = await callOperation(backend, "withdrawAffiliateProfit", {
    body: { opId, playerCode, totalProfitInUSD },
  });
  expect(answer.messages[0]).toBe(message);
  const summary = await callOperation(backend, "showAffiliateSummary", { body: { opId, playerCode } });
  expect(summary.data.estimatedBalanceInUSD).toBe(message ? balance : 0);
});

test("affiliate payout job: canceled halfway → requested payouts stay, the rest is canceled", async () => {
  const clock = createClock(NOON);
  backend = createBackend({ clock, settings: { scenario: "default" } });
  const { opId } = affiliateWithProfit(backend.db).player;
  const { data: job } = await callOperation(backend, "startAffiliateWithdrawJob", { body: { opId } });
  expect([job.requestedCount, job.requestedProfitInUSD]).toEqual([0, 0]);
  clock.advance(30_000);
  const { data: canceled } = await callOperation(backend, "cancelAffiliateWithdrawJob", {
    body: { opId, jobId: job.jobId },
  });
  expect(canceled.requestedCount).toBe(Math.floor(job.playerCount / 2));
  const payouts = await callOperation(backend, "listAffiliateWithdrawals", {
    body: { page: 1, itemsPerPage: 1000, opId, jobId: job.jobId },
  });
  const {
    PENDING: asked = [],
    CANCELED: stopped = [],
    ...others
  } = Object.groupBy(payouts.data.items, (it) => it.status);
  expect([asked.length, stopped.length, others]).toEqual([
    canceled.requestedCount,
    job.playerCount - canceled.requestedCount,
    {},
  ]);
  expect(sumOf(asked.map((it) => it.profitInUSD))).toBe(canceled.requestedProfitInUSD);
  // An hour later nothing has changed.
  clock.advance(3_600_000);
  const { data: jobs } = await callOperation(backend, "listAffiliateWithdrawJobs", {
    body: { page: 1, itemsPerPage: 50, opId },
  });
  expect(jobs.items.find((it) => it.jobId === job.jobId)).toEqual(canceled);
});

test("affiliate payout job: after one minute → COMPLETED, cancel is refused", async () => {
  const clock = createClock(NOON);
  backend = createBackend({ clock, settings: { scenario: "default" } });
  const { opId } = affiliateWithProfit(backend.db).player;
  const { data: job } = await callOperation(backend, "startAffiliateWithdrawJob", { body: { opId } });
  clock.advance(60_000);
  const { data } = await callOperation(backend, "listAffiliateWithdrawJobs", {
    body: { page: 1, itemsPerPage: 50, opId },
  });
  expect(data.items.find((it) => it.jobId === job.jobId)).toMatchObject({
    status: "COMPLETED",
    requestedCount: job.playerCount,
    requestedProfitInUSD: job.totalProfitInUSD,
  });
  const late = await callOperation(backend, "cancelAffiliateWithdrawJob", { body: { opId, jobId: job.jobId } });
  expect(late.messages).toEqual(["This job is not running any more."]);
});

test("affiliate badge: payout job has run → counts its payouts without a list request", async () => {
  const clock = createClock(NOON);
  backend = createBackend({ clock, settings: { scenario: "default" } });
  const { opId } = affiliateWithProfit(backend.db).player;
  const waiting = async () => (await callOperation(backend, "getBadges", { query: { opId } })).data.affProfit;
  const before = await waiting();
  const { data: job } = await callOperation(backend, "startAffiliateWithdrawJob", { body: { opId } });
  clock.advance(60_000);
  expect(await waiting()).toBe(before + job.playerCount);
});

test("affiliate and cashback summaries: operator settings change → new minimum applies", async () => {
  const { player } = affiliateWithProfit(backend.db);
  const { opId, playerCode } = player;
  backend.db.affiliate.overrides.delete(playerCode);
  const { data: before } = await callOperation(backend, "getOperatorSettings", { query: { opId } });
  const affiliates = { ...before.affiliates, minWithdrawableAmountInUSD: 17.5 };
  const cashback = { ...before.cashback, minWithdrawAmountInUSD: 3.25 };
  await callOperation(backend, "updateOperatorSettings", { body: { opId, affiliates, cashback } });
  const body = { opId, playerCode };
  expect((await callOperation(backend, "showAffiliateSummary", { body })).data.withdrawMinimumAmountInUSD).toBe(17.5);
  expect((await callOperation(backend, "showAffiliateSettings", { body })).data.settings).toEqual(affiliates);
  expect((await callOperation(backend, "showCashbackSettings", { body: { opId } })).data.minWithdrawAmountInUSD).toBe(
    3.25,
  );
});

test("affiliate payout job: one per operator, requests all profit; canceled → profit is restored", async () => {
  const { player, balance } = affiliateWithProfit(backend.db);
  const { opId, playerCode } = player;
  const left = async () =>
    (await callOperation(backend, "showAffiliateSummary", { body: { opId, playerCode } })).data.estimatedBalanceInUSD;
  const { data: job } = await callOperation(backend, "startAffiliateWithdrawJob", { body: { opId } });
  expect([job.status, await left()]).toEqual(["RUNNING", 0]);
  const again = await callOperation(backend, "startAffiliateWithdrawJob", { body: { opId } });
  expect(again.messages).toEqual(["An affiliate withdraw job of this operator is already running."]);
  const canceled = await callOperation(backend, "cancelAffiliateWithdrawJob", { body: { opId, jobId: job.jobId } });
  expect([canceled.data.status, await left()]).toEqual(["CANCELED", balance]);
  const twice = await callOperation(backend, "cancelAffiliateWithdrawJob", { body: { opId, jobId: job.jobId } });
  expect(twice.messages).toEqual(["This job is not running any more."]);
});

test.each([
  ["overrideAffiliateSettings", "PLAYER_AFFILIATE_OVERRIDDEN", { settings: affiliateDefaults }],
  [
    "overrideCashbackSettings",
    "PLAYER_CASHBACK_OVERRIDDEN",
    {
      minWithdrawAmountInUSD: 5,
      autoApproval: true,
      settings: [{ lostAmountInUSD: 0, percentage: 7 }],
      settingsToOverride: [0],
    },
  ],
] as const)(
  "player activity log: %s and its restore → entries with before and after",
  async (id, subtype, settings) => {
    const { opId, playerId, playerCode } = affiliateWithProfit(backend.db).player;
    const body = { opId, playerCode, ...settings };
    const logged = async (action: string) => {
      const { data } = await callOperation(backend, "listPlayerActivities", {
        body: { page: 1, itemsPerPage: 1, opId: "*", subtype: action as never },
      });
      return (await callOperation(backend, "showPlayerActivity", { body: { uuid: data.items[0]!.uuid } })).data;
    };
    await callOperation(backend, id, { body } as never);
    const overridden = await logged(subtype);
    expect(overridden.subject.id).toBe(playerId);
    const restore = id === "overrideAffiliateSettings" ? "restoreAffiliateSettings" : "restoreCashbackSettings";
    await callOperation(backend, restore, { body: { opId, playerCode } });
    const restored = await logged(subtype.replace("OVERRIDDEN", "RESTORED"));
    expect(restored.logMeta).toEqual({ before: overridden.logMeta.after, after: overridden.logMeta.before });
  },
);

test.each([
  ["the same wager twice", [0, 100, 100], "The wager of row 3 must be above the previous row."],
  ["three decimals", [0, 100.001], "A wager can have at most two decimals."],
  ["ascending ones", [0, 0.01, 100.1], undefined],
])("affiliate levels: %s → accepted or refused with a message", async (_, wagers, message) => {
  const level = affiliateDefaults.levelSettings[0]!;
  const levelSettings = wagers.map((requiredWagerInUSD, index) => ({ ...level, level: index + 1, requiredWagerInUSD }));
  const { messages } = await callOperation(backend, "updateAffiliateLevels", {
    body: { opId: "op-nordlys", levelSettings },
  });
  expect(messages[0]).toBe(message);
});

test.each(["confirm", "reject"] as const)(
  "affiliate payout: %s of its transaction → same status in payouts and transactions",
  async (actionType) => {
    const { player, balance } = affiliateWithProfit(backend.db);
    const { opId, playerCode } = player;
    const { data: payout } = await callOperation(backend, "withdrawAffiliateProfit", {
      body: { opId, playerCode, totalProfitInUSD: balance },
    });
    const body = { page: 1, itemsPerPage: 1000, opId: "*" };
    const { data: waiting } = await callOperation(backend, "listAffiliateProfitWithdrawals", {
      body: { ...body, status: "PENDING" },
    });
    expect(waiting.items.find((row) => row.txId === payout.txId)?.toAmount).toBe(balance);
    await callOperation(backend, "decideAffiliateWithdrawal", {
      body: { txId: payout.txId, playerCode, actionType, noteForThePlayer: "Seen." },
    });
    const { data: payouts } = await callOperation(backend, "listAffiliateWithdrawals", {
      body: { ...body, playerCode },
    });
    const { data: summary } = await callOperation(backend, "showAffiliateSummary", { body: { opId, playerCode } });
    const { status, note } = payouts.items.find((row) => row.txId === payout.txId)!;
    expect([status, note, summary.estimatedBalanceInUSD]).toEqual(
      actionType === "confirm" ? ["CONFIRMED", "Seen.", 0] : ["REJECTED", "Seen.", balance],
    );
  },
);
