import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { affiliateDefaults } from "../db/affiliate-defaults.ts";
import { profitOf } from "../db/affiliate-profit.ts";
import { affiliateWithProfit } from "../testing/cases/people-rows.ts";
import { ask } from "../testing/ask.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const stats = (wager: number, ggr: number, bonus: number, cashback: number) => ({
  totalPlayersWagerInUSD: wager,
  totalReferredPlayersPlInUSD: ggr,
  totalClaimedBonusAmountInUSD: bonus,
  totalCashbacksInUSD: cashback,
});

// GGR less 60 % of bonuses and 50 % of cashback; 20, 25 or 30 % of that by wager; less a fee of 5 %.
test.each([
  [stats(0, 0, 0, 0), 0],
  [stats(9999.99, 1000, 100, 50), 173.85],
  [stats(10_000, 1000, 100, 50), 217.31],
  [stats(50_000, 0.1, 0.1, 0.1), 0],
  [stats(50_000, 100, 500, 0), 0],
])("%j comes to %d", (referredPlayersStats, profit) => {
  const { affiliateProfit, operatorProfit } = profitOf({ referredPlayersStats, settings: affiliateDefaults });
  const { totalReferredPlayersPlInUSD: ggr, totalClaimedBonusAmountInUSD, totalCashbacksInUSD } = referredPlayersStats;
  expect(affiliateProfit.at(-1)!.adjustedAmountInUSD).toBe(profit);
  expect(operatorProfit.at(-1)!.amountInUSD).toBeCloseTo(
    ggr - totalClaimedBonusAmountInUSD - totalCashbacksInUSD - profit,
    10,
  );
});

test.each([
  ["more than there is", 0.01, "The player does not have that much profit."],
  ["everything", 0, undefined],
])("withdrawing %s", async (_, more, message) => {
  const { player, balance } = affiliateWithProfit(backend.db);
  const { opId, playerCode } = player;
  const totalProfitInUSD = Math.round((balance + more) * 100) / 100;
  const answer = await ask(backend, "withdrawAffiliateProfit", { body: { opId, playerCode, totalProfitInUSD } });
  expect(answer.messages[0]).toBe(message);
  const summary = await ask(backend, "showAffiliateSummary", { body: { opId, playerCode } });
  expect(summary.data.estimatedBalanceInUSD).toBe(message ? balance : 0);
});

test("a job asks for all profit, runs alone, and gives back what it is stopped in", async () => {
  const { player, balance } = affiliateWithProfit(backend.db);
  const { opId, playerCode } = player;
  const left = async () =>
    (await ask(backend, "showAffiliateSummary", { body: { opId, playerCode } })).data.estimatedBalanceInUSD;
  const { data: job } = await ask(backend, "startAffiliateWithdrawJob", { body: { opId } });
  expect([job.status, await left()]).toEqual(["RUNNING", 0]);
  const again = await ask(backend, "startAffiliateWithdrawJob", { body: { opId } });
  expect(again.messages).toEqual(["An affiliate withdraw job of this operator is already running."]);
  const canceled = await ask(backend, "cancelAffiliateWithdrawJob", { body: { opId, jobId: job.jobId } });
  expect([canceled.data.status, await left()]).toEqual(["CANCELED", balance]);
  const twice = await ask(backend, "cancelAffiliateWithdrawJob", { body: { opId, jobId: job.jobId } });
  expect(twice.messages).toEqual(["This job is not running any more."]);
});

test.each([
  ["the same wager twice", [0, 100, 100], "The wager of row 3 has to be above the one before it."],
  ["three decimals", [0, 100.001], "A wager has two decimals at most."],
  ["ascending ones", [0, 0.01, 100.1], undefined],
])("levels with %s", async (_, wagers, message) => {
  const level = affiliateDefaults.levelSettings[0]!;
  const levelSettings = wagers.map((requiredWagerInUSD, index) => ({ ...level, level: index + 1, requiredWagerInUSD }));
  const { messages } = await ask(backend, "updateAffiliateLevels", { body: { opId: "op-nordlys", levelSettings } });
  expect(messages[0]).toBe(message);
});

test.each([
  [
    5000,
    4200,
    100,
    50,
    10,
    10,
    { playerLossInUSD: 800, adjustedPlayerLossInUSD: 650, availableCashbackAmountInUSD: 55 },
  ],
  [100, 200, 0, 0, 0, 50, { playerLossInUSD: 0, adjustedPlayerLossInUSD: 0, availableCashbackAmountInUSD: 0 }],
  [0.3, 0.1, 0, 0, 0, 100, { playerLossInUSD: 0.2, adjustedPlayerLossInUSD: 0.2, availableCashbackAmountInUSD: 0.2 }],
])("cashback of %d bet and %d won", async (bet, win, cash, bonus, claimed, cashbackPercentage, expected) => {
  const body = {
    betAmountInUSD: bet,
    winAmountInUSD: win,
    cashBonusInUSD: cash,
    bonusClaimInUSD: bonus,
    claimedCashbacksInUSD: claimed,
    cashbackPercentage,
  };
  expect((await ask(backend, "calculateCashback", { body })).data).toEqual(expected);
});
