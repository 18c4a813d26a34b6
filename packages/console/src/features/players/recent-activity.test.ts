import { expect, test } from "vitest";
import { recentActivity } from "./recent-activity.ts";

const player = { playerCode: "8F2K", createdAt: "2026-01-01T00:00:00Z", refId: null };
const bet = (id: number, at: string, values = {}) => ({
  betId: `C-${id}`,
  title: "Jade Mine",
  status: "LOST" as const,
  currency: "EUR",
  betAmount: 0.1,
  winAmount: 0,
  createdAt: at,
  ...values,
});
const tx = (id: string, at: string, values = {}) =>
  ({
    txId: id,
    transactionType: "DEPOSIT",
    transactionSubType: null,
    status: "CONFIRMED",
    toAmount: 20,
    toCurrency: "EUR",
    balanceBefore: 0,
    balanceAfter: 20,
    gateway: "skrill",
    confirmedBy: null,
    createdAt: at,
    ...values,
  }) as never;
const all = <Row>(...items: Row[]) => ({ count: items.length, items });

test("recent activity: bets in a row on one game → one line with their number and exact sum", () => {
  const bets = all(
    bet(4, "2026-11-04T00:00:00Z", { betAmount: 0.2 }),
    bet(3, "2026-11-03T00:00:00Z"),
    bet(2, "2026-11-02T00:00:00Z", { title: "Other", status: "WON", winAmount: 1 }),
    bet(1, "2026-11-01T00:00:00Z", { status: "OPEN" }),
  );
  const lines = recentActivity({ bets, transactions: all() }, player, 10);
  expect(lines.map(({ title, detail, amount }) => [title, detail, amount?.value])).toEqual([
    ["2 bets", "on Jade Mine", "-0.3"],
    ["Bet", "on Other", "0.9"],
    ["Bet", "on Jade Mine, open", "-0.1"],
    ["Registered", "", undefined],
  ]);
});

test("recent activity: transactions → signed by what they changed, pending ones without an amount", () => {
  const transactions = all(
    tx("w", "2026-11-03T00:00:00Z", { transactionType: "WITHDRAW", balanceBefore: 20, balanceAfter: 0 }),
    tx("p", "2026-11-02T00:00:00Z", { status: "PENDING", balanceAfter: 0 }),
    tx("d", "2026-11-01T00:00:00Z"),
  );
  const lines = recentActivity({ bets: all(), transactions }, player, 3);
  expect(lines.map(({ title, detail, amount }) => [title, detail, amount?.value ?? null])).toEqual([
    ["Withdrawal", "skrill", "-20"],
    ["Deposit", "pending, skrill", null],
    ["Deposit", "skrill", "20"],
  ]);
});

test("recent activity: a list that was read in part → nothing older than its last row, no registration", () => {
  const bets = { count: 90, items: [bet(2, "2026-11-04T00:00:00Z"), bet(1, "2026-11-02T00:00:00Z")] };
  const transactions = all(tx("new", "2026-11-03T00:00:00Z"), tx("old", "2026-11-01T00:00:00Z"));
  const ids = recentActivity({ bets, transactions }, player, 10).map(({ id }) => id);
  expect(ids).toEqual(["C-2", "new"]);
});
