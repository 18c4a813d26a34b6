import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { amount } from "../../db/money/amount.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

/** A pending request, whose prize is bonus balance unless said otherwise. */
const open = (prizeType: "BONUS_BALANCE" | "CASH" | "FREE_SPINS" = "BONUS_BALANCE") => {
  const request = [...backend.db.bonus.requests.values()].find((it) => it.status === "PENDING")!;
  backend.db.bonus.requests.set(request.requestId, { ...request, prizeType });
  return request;
};
const decide = (change: object = {}, { opId, bonusId, playerCode } = open()) => {
  const body = { action: "APPROVE" as const, opId, bonusId, playerCode, amountInUSD: 10.5, note: "Enjoy!", ...change };
  return callOperation(backend, "decideBonusFormRequest", { body });
};

/** The transactions of bonuses, the newest first. */
const listed = async () =>
  (await callOperation(backend, "listBonusTransactions", { body: { page: 1, itemsPerPage: 1000, opId: "*" } })).data;

test("bonus request: approved → bonus is paid once, decided by the user", async () => {
  const { requestId, playerId, opId, bonusId, playerCode } = open();
  const before = await listed();
  const has = async () =>
    (await callOperation(backend, "showBonusSummary", { body: { opId, playerCode } })).data.bonusWalletBalanceInUSD;
  const had = await has();
  const { data } = await decide();
  expect(data).toMatchObject({ requestId, status: "APPROVED", amountInUSD: 10.5, decidedBy: "Mara" });
  const now = await listed();
  expect(now.count).toBe(before.count + 1);
  const paid = now.items[0]!;
  expect(paid).toMatchObject({ playerId, bonusId, toAmountInUSD: 10.5, transactionSubType: "MANUAL_BONUS" });
  expect([paid.balanceBefore, paid.balanceAfter]).toEqual([had, amount(had + 10.5)]);
  expect(await has()).toBe(amount(had + 10.5));
  expect([...backend.db.transactions.transactions.values()].at(-1)).toMatchObject({
    transactionType: "BONUS",
    transactionSubType: "MANUAL_BONUS",
    walletType: "BONUS",
    status: "CONFIRMED",
    toAmount: 10.5,
    note: "Enjoy!",
  });
  const body = { action: "REJECT" as const, opId, bonusId, playerCode, note: "Twice." };
  expect((await callOperation(backend, "decideBonusFormRequest", { body })).messages).toEqual([
    "This request has already been approved by Mara.",
  ]);
});

test("bonus request for cash: approved → paid into the main wallet, not the bonus wallet", async () => {
  const request = open("CASH");
  const had = backend.db.transactions.wallets.get(request.playerId)?.bonus;
  expect((await decide({}, request)).success).toBe(true);
  expect([...backend.db.transactions.transactions.values()].at(-1)).toMatchObject({
    walletType: "MAIN",
    toAmount: 10.5,
  });
  expect(backend.db.transactions.wallets.get(request.playerId)?.bonus).toBe(had);
});

test("bonus request for free spins: approved → no transaction", async () => {
  const before = await listed();
  expect((await decide({}, open("FREE_SPINS"))).data.status).toBe("APPROVED");
  expect(await listed()).toEqual(before);
});

test("bonus request: rejected → no transaction", async () => {
  const before = await listed();
  expect((await decide({ action: "REJECT", amountInUSD: undefined })).data.status).toBe("REJECTED");
  expect(await listed()).toEqual(before);
});

test.each<[string, object, number, string]>([
  ["a player who has not asked", { playerCode: "0000" }, 404, "This request does not exist."],
  ["another operator", { opId: "op-elsewhere" }, 400, "This request belongs to another operator or form."],
  ["a blank reason", { action: "REJECT", amountInUSD: undefined, note: " " }, 400, "The note is required."],
])("bonus request: %s → refused, request unchanged", async (_, change, status, message) => {
  const before = open();
  const answer = await decide(change);
  expect([answer.status, answer.messages]).toEqual([status, [message]]);
  expect(open()).toEqual(before);
});

test("cloneBonus: same conditions, overlapping period → refused", async () => {
  const { data: list } = await callOperation(backend, "listBonuses", {
    body: { page: 1, itemsPerPage: 1, opId: "op-nordlys" },
  });
  const { opId, type, title, prizeType, bonusAmountInUSD, bonusPercentage, minDepositInUSD } = list.items[0]!;
  const { wagerRequirement, daysToUse, description } = list.items[0]!;
  const terms = { opId, type, title, prizeType, bonusAmountInUSD, bonusPercentage, minDepositInUSD, description };
  const at = (startTime: string, endTime: string) =>
    callOperation(backend, "cloneBonus", {
      body: { ...terms, wagerRequirement, daysToUse, startTime, endTime, targetOpId: "br-polaris" },
    });
  const first = await at("2027-01-01T00:00:00Z", "2027-01-31T00:00:00Z");
  expect(first.data).toMatchObject({ opId: "br-polaris", title, version: 1, claimsCount: 0 });
  const second = await at("2027-01-30T00:00:00Z", "2027-02-28T00:00:00Z");
  expect([second.status, second.messages]).toEqual([
    400,
    ["Failed to clone bonus, there is an existing bonus with the same conditions"],
  ]);
  expect((await at("2027-03-01T00:00:00Z", "2027-03-31T00:00:00Z")).status).toBe(200);
  expect((await at("2027-05-02T00:00:00Z", "2027-05-01T00:00:00Z")).messages).toEqual([
    "The end must be after the start.",
  ]);
});

test("deleteBonusForm: form has open requests → refused", async () => {
  const { bonusId, opId } = open();
  const answer = await callOperation(backend, "deleteBonusForm", { query: { bonusId, opId } });
  expect([answer.status, answer.messages[0]]).toEqual([400, expect.stringMatching(/(is|are) pending\.$/)]);
});

test("tournament prize: paid twice → refused; tournament with open prizes → not deletable", async () => {
  const prize = [...backend.db.tournaments.winners.values()].find((it) => it.status === "PENDING")!;
  const { winnerId, playerCode, tournamentId: id } = prize;
  expect((await callOperation(backend, "deleteTournament", { query: { id } })).status).toBe(400);
  const body = { type: "approve" as const, winnerId, playerCode, noteForThePlayer: "" };
  expect((await callOperation(backend, "payTournamentPrize", { body: { ...body, playerCode: "0000" } })).status).toBe(
    400,
  );
  expect((await callOperation(backend, "payTournamentPrize", { body })).data.status).toBe("CONFIRMED");
  expect((await callOperation(backend, "payTournamentPrize", { body })).messages).toEqual([
    "This prize has already been paid by Mara.",
  ]);
});

test.each([
  ["that is paid is in the wallet", "approve", 1],
  ["that is rejected is not", "reject", 0],
] as const)("tournament prize wallet: prize %s", async (_, type, times) => {
  const prize = [...backend.db.tournaments.winners.values()].find((it) => it.status === "PENDING")!;
  const { winnerId, playerId, playerCode, currency, prizeAmount } = prize;
  const has = async () =>
    (await callOperation(backend, "showWallet", { body: { playerId } })).data.byCurrency[currency]?.balance ?? 0;
  const before = await has();
  const body = { type, winnerId, playerCode, noteForThePlayer: "Seen." };
  expect((await callOperation(backend, "payTournamentPrize", { body })).status).toBe(200);
  expect(await has()).toBe(amount(before + times * prizeAmount));
});

test("prize pool: 10^12 ranks → summed at once, exact to the cent", async () => {
  const { items } = (await callOperation(backend, "listTournaments", { body: { page: 1, itemsPerPage: 1, opId: "*" } }))
    .data;
  const { opId, title, description, category, currency, minWagerInUSD, startTime, endTime } = items[0]!;
  const prizes = [
    { fromRank: 1, toRank: 1, amount: 0.3 },
    { fromRank: 2, toRank: 1_000_000_000_000, amount: 0.1 },
  ];
  const body = { opId, title, description, category, currency, minWagerInUSD, startTime, endTime, prizes };
  expect((await callOperation(backend, "createTournament", { body })).data.prizePool).toBe(100_000_000_000.2);
});

test("prize ranks: gap between ranks → refused", async () => {
  const { items } = (await callOperation(backend, "listTournaments", { body: { page: 1, itemsPerPage: 1, opId: "*" } }))
    .data;
  const { opId, title, description, category, currency, minWagerInUSD, startTime, endTime } = items[0]!;
  const rest = { opId, title, description, category, currency, minWagerInUSD, startTime, endTime };
  const prizes = [
    { fromRank: 1, toRank: 1, amount: 10 },
    { fromRank: 3, toRank: 4, amount: 5 },
  ];
  expect((await callOperation(backend, "createTournament", { body: { ...rest, prizes } })).messages).toEqual([
    "These prizes must begin with place 2.",
  ]);
});
