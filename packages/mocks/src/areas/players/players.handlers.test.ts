import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { amount } from "../../db/money/amount.ts";
import { NONE, playerWithCashback } from "../../testing/cases/people-rows.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
});

const first = () => [...backend.db.players.values()].find((it) => it.opId === "op-nordlys" && it.username)!;

test.each([
  ["Winter-2026", "Winter-2026", []],
  ["Winter-2026", "Winter-2027", ["The passwords do not match."]],
  [
    "winter",
    "winter",
    ["Password must contain at least: one uppercase letter, one digit, be at least 8 characters long."],
  ],
  ["WINTER2026", "WINTER2026", ["Password must contain at least: one lowercase letter."]],
])(
  "player password: %s, confirmed as %s → accepted or validation errors",
  async (newPassword, passwordConfirm, sentences) => {
    const { playerId, playerCode } = first();
    const body = { playerId, playerCode, newPassword, passwordConfirm };
    expect((await callOperation(backend, "changePlayerPassword", { body })).messages).toEqual(sentences);
  },
);

test.each([
  ["operator-admin", "frost", 400],
  ["operator-admin", "1frosty", 400],
  ["operator-admin", "_frosty", 400],
  ["operator-admin", "frosty_1", 200],
  ["operator-admin", "", 200],
  ["admin", "1 x", 200],
])("username review: %s sets '%s' → %i", async (as, username, expected) => {
  const { playerCode } = first();
  const body = { playerCode, username, status: "APPROVE" } as const;
  const { status } = await callOperation(backend, "reviewUsername", { body }, { as });
  expect(status).toBe(expected);
});

test("username review: username taken, ignoring case → refused, also for admins", async () => {
  const [one, other] = [...backend.db.players.values()].filter((it) => it.opId === "op-nordlys" && it.username);
  const body = { playerCode: one!.playerCode, username: other!.username!.toUpperCase(), status: "APPROVE" } as const;
  expect((await callOperation(backend, "reviewUsername", { body })).status).toBe(400);
});

test("username review: rejected → original username restored; without note → refused", async () => {
  const request = [...backend.db.playerRecords.usernames.values()].find((it) => it.status === "PENDING")!;
  const body = { playerCode: request.playerCode, username: request.username ?? "", status: "REJECT" } as const;
  expect((await callOperation(backend, "reviewUsername", { body })).messages).toEqual([
    "Note for the player is required",
  ]);
  const { data } = await callOperation(backend, "reviewUsername", { body: { ...body, note: "Taken by a brand." } });
  expect([data.username, data.status]).toEqual([request.originalUsername, "REJECT"]);
  expect(backend.db.players.get(request.playerId)!.username).toBe(request.originalUsername);
});

test("deletePlayer: mismatched username or second time → refused; row stays as deleted", async () => {
  const { playerId, playerCode, username } = first();
  const query = { playerId, playerCode, playerUsername: username!, uuid: "00000000-0000-4000-8000-000000000000" };
  expect((await callOperation(backend, "deletePlayer", { query: { ...query, playerUsername: "other" } })).status).toBe(
    400,
  );
  expect((await callOperation(backend, "deletePlayer", { query })).status).toBe(200);
  const again = await callOperation(backend, "deletePlayer", {
    query: { ...query, uuid: query.uuid.replace("0", "1") },
  });
  expect(again.messages).toEqual(["This player has already been deleted."]);
  const { data } = await callOperation(backend, "listPlayers", {
    body: { page: 1, limit: 10, playerCode, isDeleted: true },
  });
  expect(data.players.map((it) => it.playerId)).toEqual([playerId]);
});

/** A player's wallet converted to US dollars. */
const dollarsOf = async (playerId: string) =>
  (await callOperation(backend, "showWallet", { body: { playerId } })).data.byCurrency["USD"]!;

test("claimCashback: auto approval → credited to the cent; second claim → refused", async () => {
  const player = playerWithCashback(backend.db);
  const { opId, playerId, playerCode } = player;
  const before = (await dollarsOf(playerId)).balance;
  const { data } = await callOperation(backend, "claimCashback", { body: { opId, playerCode } });
  expect((await dollarsOf(playerId)).balance).toBe(amount(before + data.amountInUSD));
  expect((await callOperation(backend, "claimCashback", { body: { opId, playerCode } })).messages).toEqual([
    "There is no cashback to claim.",
  ]);
});

test("claimCashback: no auto approval → credited on confirmation", async () => {
  const { opId, playerId, playerCode } = playerWithCashback(backend.db, false);
  const before = (await dollarsOf(playerId)).balance;
  const { data } = await callOperation(backend, "claimCashback", { body: { opId, playerCode } });
  expect([data.status, (await dollarsOf(playerId)).balance]).toEqual(["PENDING", before]);
  const decision = { txId: data.txId, playerCode, actionType: "confirm", noteForThePlayer: "" } as const;
  expect((await callOperation(backend, "decideCashback", { body: decision })).status).toBe(200);
  expect((await dollarsOf(playerId)).balance).toBe(amount(before + data.amountInUSD));
});

test("claimCashback: claim rejected → can be claimed again", async () => {
  const { opId, playerCode } = playerWithCashback(backend.db, false);
  const body = { opId, playerCode };
  const { data } = await callOperation(backend, "claimCashback", { body });
  expect((await callOperation(backend, "claimCashback", { body })).messages).toEqual([
    "There is no cashback to claim.",
  ]);
  const decision = { txId: data.txId, playerCode, actionType: "reject", noteForThePlayer: "Wait" } as const;
  expect((await callOperation(backend, "decideCashback", { body: decision })).status).toBe(200);
  const again = await callOperation(backend, "claimCashback", { body });
  expect([again.data.amountInUSD, again.data.status]).toEqual([data.amountInUSD, "PENDING"]);
});

test("player balances: wallet, player, list, search and bonus summary agree", async () => {
  const [playerId, { bonus }] = [...backend.db.transactions.wallets].find(([, it]) => it.bonus > 0)!;
  const { opId, playerCode } = backend.db.players.get(playerId)!;
  const has = (await callOperation(backend, "showWallet", { body: { playerId } })).data;
  const balances = Object.entries(has.byCurrency).map(([currency, { balance }]) => [currency, { balance }] as const);
  const { activeCurrency, inUSD, bonusWallet } = has;
  const shown = { activeCurrency, bonusWallet, wallet: { inUSD, byCurrency: Object.fromEntries(balances) } };

  expect((await callOperation(backend, "getPlayer", { body: { playerId } })).data).toMatchObject(shown);
  const listed = await callOperation(backend, "listPlayers", { body: { page: 1, limit: 10, playerId } });
  expect(listed.data.players).toMatchObject([shown]);
  const found = await callOperation(backend, "searchPlayers", { body: { search: playerCode } });
  expect(found.data[0]).toMatchObject(shown);
  const all = await callOperation(backend, "listPlayerBalances", {
    body: { page: 1, itemsPerPage: 20, opId, playerCode },
  });
  expect(all.data.items.map(({ currency, balance }) => [currency, { balance }])).toEqual(balances);
  expect(all.data.items.find((it) => it.isActive)?.currency).toBe(activeCurrency);
  const { data } = await callOperation(backend, "showBonusSummary", { body: { opId, playerCode } });
  expect(data.bonusWalletBalanceInUSD).toBe(bonus);
});

test("player balance totals: independent of page size", async () => {
  const ask_ = (itemsPerPage: number) =>
    callOperation(backend, "listPlayerBalances", { body: { page: 1, itemsPerPage, opId: "op-nordlys" } });
  const [short, long] = [(await ask_(1)).data, (await ask_(10_000)).data];
  expect([short.totals, short.count, short.items.length]).toEqual([long.totals, long.items.length, 1]);
});

test("hasPendingDebit filter: debit reconciled → player leaves the list", async () => {
  const listed = async (filter: object) =>
    (await callOperation(backend, "listPlayers", { body: { page: 1, limit: 10_000, ...filter } })).data.players;
  const open = [...backend.db.bets.debits.values()].filter((it) => it.settledAt === null);
  const owing = await listed({ hasPendingDebit: true });
  expect(new Set(owing.map((it) => it.playerId))).toEqual(new Set(open.map((it) => it.player.playerId)));
  expect((await listed({ hasPendingDebit: false })).length).toBe((await listed({})).length - owing.length);

  const { playerId, playerCode } = owing[0]!;
  expect((await listed({ playerId })).map((it) => it.playerCode)).toEqual([playerCode]);
  for (const { txId } of open.filter((it) => it.player.playerId === playerId))
    await callOperation(backend, "reconcileBetDebit", { body: { txId, playerCode } });
  expect(await listed({ hasPendingDebit: true, playerId })).toEqual([]);
});

test("player statistics: bet and deposit counts equal those of the lists", async () => {
  const { playerCode, playerId } = [...backend.db.bets.bets.values()][0]!.player;
  const { data } = await callOperation(backend, "getPlayer", { body: { playerCode } });
  const { data: bets } = await callOperation(backend, "listBets", {
    body: { page: 1, itemsPerPage: 1, opId: "*", playerId },
  });
  const confirmed = [...backend.db.transactions.transactions.values()].filter(
    (it) => it.player.playerId === playerId && it.status === "CONFIRMED" && it.transactionType === "DEPOSIT",
  );
  const { totalBetCount, totalDepositCount } = (data as { playerStats: Record<string, number> }).playerStats;
  expect(totalBetCount).toBeGreaterThan(0);
  expect([totalBetCount, totalDepositCount]).toEqual([(bets as { count: number }).count, confirmed.length]);
});

test("player activity log: staff actions → user and changes, no username or password", async () => {
  const { playerId, playerCode, username } = first();
  const { kycId } = [...backend.db.kyc.items.values()].find(
    (it) => it.playerId === playerId && it.kycStatus !== "NOT_SUBMITTED",
  )!;
  const kyc = backend.db.kyc.items.get(kycId)!;
  backend.db.kyc.items.set(kycId, { ...kyc, kycStatus: "PENDING" });
  backend.db.players.set(playerId, { ...backend.db.players.get(playerId)!, is2FAEnabled: true });
  const ids = { playerId, playerCode };
  const passwords = { newPassword: "Winter-2026", passwordConfirm: "Winter-2026" };
  const log = async () =>
    (
      await callOperation(backend, "listPlayerActivities", {
        body: { page: 1, itemsPerPage: 100, opId: "*", playerCode },
      })
    ).data.items;
  const before = (await log()).length;
  await callOperation(backend, "changePlayerPassword", { body: { ...ids, ...passwords } });
  await callOperation(backend, "resetPlayerTwoFactor", { body: ids });
  await callOperation(backend, "reviewUsername", { body: { playerCode, username: "frost_fox", status: "APPROVE" } });
  await callOperation(backend, "changeKyc", { body: { ...ids, kycId, action: "approve", noteForPlayer: "Seen." } });
  await callOperation(backend, "deletePlayer", { query: { ...ids, playerUsername: "frost_fox", uuid: NONE } });

  const done = (await log()).slice(0, (await log()).length - before);
  expect(done.map((it) => it.message).toSorted()).toEqual([
    `Approved a document of player ${playerCode}`,
    `Changed the username of player ${playerCode}`,
    `Deleted player ${playerCode}`,
    `Gave a new password to player ${playerCode}`,
    `Reset the two-factor sign-in of player ${playerCode}`,
  ]);
  const details = await Promise.all(
    done.map(async ({ uuid }) => (await callOperation(backend, "showPlayerActivity", { body: { uuid } })).data),
  );
  expect(details.map((it) => it.user.role)).toEqual(done.map(() => "SUPER_ADMIN"));
  expect(details.find((it) => it.subtype === "PLAYER_KYC_DECIDED")?.logMeta).toEqual({
    before: { kycStatus: "PENDING" },
    after: { kycStatus: "CONFIRMED" },
  });
  for (const secret of [username!, "frost_fox", "Winter-2026"]) expect(JSON.stringify(details)).not.toContain(secret);
});

test("listDocuments filter: by player code → documents of that player", async () => {
  const { playerCode } = first();
  const { data } = await callOperation(backend, "listDocuments", {
    body: { page: 1, itemsPerPage: 100, opId: "*", playerCode },
  });
  expect(data.items.length).toBeGreaterThan(0);
  expect(new Set(data.items.map((it) => it.playerCode))).toEqual(new Set([playerCode]));
});
