import { expect, test } from "vitest";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend, NOON } from "../testing/fixed-backend.ts";
import { createClock } from "./times/clock.ts";

const backend = fixedBackend();
const waiting = async (as: string, query = {}) => (await callOperation(backend, "getWaiting", { query }, { as })).data;
const PAGE = { page: 1, itemsPerPage: 10_000, opId: "*" };

test("getWaiting: counts equal the badges, for each role", async () => {
  for (const as of ["super-admin", "operator-manager", "brand-admin"]) {
    const { data: badges } = await callOperation(backend, "getBadges", {}, { as });
    const counts = Object.fromEntries((await waiting(as)).map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject(badges);
  }
});

test("getWaiting: oldest and amounts equal those of pending withdrawals", async () => {
  const as = "operator-admin";
  const { data } = await callOperation(backend, "listWithdrawals", { body: { ...PAGE, status: "PENDING" } }, { as });
  const [withdrawals] = (await waiting(as)).filter(({ kind }) => kind === "withdraw");
  expect(withdrawals?.count).toBe(data.items.length);
  expect(withdrawals?.oldestAt).toBe(data.items.map(({ createdAt }) => createdAt).toSorted()[0]);
  const sums = new Map<string, number>();
  for (const { toCurrency, toAmount } of data.items)
    sums.set(toCurrency, (sums.get(toCurrency) ?? 0) + Math.round(toAmount * 100));
  expect(sums.size).toBeGreaterThan(1);
  expect(new Map(withdrawals?.amounts.map(({ currency, amount }) => [currency, Math.round(amount * 100)]))).toEqual(
    sums,
  );
});

test("getWaiting: last 24 hours → cameIn as in the withdrawal list, decided is counted", async () => {
  const as = "operator-admin";
  const since = new Date(NOON - 86_400_000).toISOString();
  const { data } = await callOperation(backend, "listWithdrawals", { body: PAGE }, { as });
  const after = (at: string | null | undefined) => Boolean(at && at >= since);
  const [withdrawals] = (await waiting(as)).filter(({ kind }) => kind === "withdraw");
  expect(withdrawals?.cameIn).toBe(data.items.filter((it) => !it.isDeleted && after(it.createdAt)).length);
  expect(withdrawals?.decided).toBeGreaterThan(0);
});

test("getWaiting decided: after a decision → plus one; a day later → zero", async () => {
  const clock = createClock(NOON);
  const own = fixedBackend({ scenario: "small", clock });
  const accounts = async () =>
    (await callOperation(own, "getWaiting", {})).data.find(({ kind }) => kind === "bankAccounts")!;
  const before = await accounts();
  const { uuid, player } = [...own.db.bankAccounts.values()].find((it) => it.status === "PENDING" && !it.isDeleted)!;
  const body = { uuid, actionType: "approve", playerNote: "Fine.", playerCode: player.playerCode } as const;
  await callOperation(own, "reviewBankAccount", { body });
  const after = await accounts();
  expect([after.count, after.decided]).toEqual([before.count - 1, before.decided! + 1]);
  clock.advance(86_400_000 + 1);
  expect((await accounts()).decided).toBe(0);
});

test("getWaiting: no record of arrivals or decisions → null", async () => {
  const found = new Map((await waiting("dev-ops")).map((it) => [it.kind, [it.cameIn, it.decided]]));
  expect(found.get("hostnames")).toEqual([expect.any(Number), null]);
  expect(found.get("appServices")).toEqual([null, null]);
});

test("getWaiting: DEV_OPS → own queues as in their lists, no amounts", async () => {
  const found = await waiting("dev-ops");
  expect(found.map(({ kind }) => kind)).toEqual(["hostnames", "certificates", "frontDoor", "appServices"]);
  expect(found.every(({ amounts, amountInUSD }) => amounts.length === 0 && amountInUSD === null)).toBe(true);
  const as = "super-admin";
  const { data } = await callOperation(
    backend,
    "listHostnames",
    { query: { opId: "*" }, body: { page: 1, itemsPerPage: 10_000, customHostnameStatus: "pending" } },
    { as },
  );
  const all = new Map((await waiting(as)).map((it) => [it.kind, it.count]));
  expect(all.get("hostnames")).toBe(data.count);
});

test("getWaiting: partner → empty", async () => expect(await waiting("partner")).toEqual([]));

test("getWaiting: other operator → 403", async () => {
  const { status } = await callOperation(
    backend,
    "getWaiting",
    { query: { opId: "op-solvik" } },
    { as: "operator-admin" },
  );
  expect(status).toBe(403);
});
