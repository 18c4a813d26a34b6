import { describe, expect, test } from "vitest";
import { sumOf } from "../db/money/amounts.ts";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend, NOON } from "../testing/fixed-backend.ts";

/** The sum in a report is the sum of the list that its figure links to. */
const backend = fixedBackend({ scenario: "small" });

/** The ends of periods in days of a zone, as the console requests them; October ends an hour later in Malta. */
const PERIODS = {
  "all time": {},
  "this month in UTC": { from: "2026-11-01T00:00:00.000Z" },
  "this month in Malta": { from: "2026-10-31T23:00:00.000Z" },
  "October in UTC": { from: "2026-10-01T00:00:00.000Z", to: "2026-10-31T23:59:59.999Z" },
  "October in Malta": { from: "2026-09-30T22:00:00.000Z", to: "2026-10-31T22:59:59.999Z" },
  "the day of the change of the clock in Malta": { from: "2026-10-24T22:00:00.000Z", to: "2026-10-25T22:59:59.999Z" },
  "two weeks of November in Los Angeles": { from: "2026-11-02T08:00:00.000Z", to: "2026-11-16T07:59:59.999Z" },
  "a year of nothing": { from: "2020-01-01T00:00:00.000Z", to: "2020-12-31T23:59:59.999Z" },
};
const OPERATORS = [
  { opId: "*" },
  { opId: "op-nordlys", includeBrands: true },
  { opId: "op-nordlys" },
  { opId: "op-solvik" },
];
const CASES = OPERATORS.flatMap((scope) =>
  Object.entries(PERIODS).map(([period, ends]) => [JSON.stringify(scope), period, { ...scope, ...ends }] as const),
);

const ALL = { page: 1, itemsPerPage: 10_000 };
const usd = (rows: readonly { toAmountInUSD: number }[]) => sumOf(rows.map((it) => it.toAmountInUSD));

describe.each(CASES)("reports and lists agree: %s, %s", (_, __, asked) => {
  const body = { ...ALL, ...asked };
  const transactions = async (filter: object) =>
    (await callOperation(backend, "listTransactions", { body: { ...body, ...filter } })).data;

  test("transaction report: counts and amounts equal the transaction list", async () => {
    const { items, totals } = (await callOperation(backend, "listTransactionReport", { body })).data;
    const all = await transactions({});
    const confirmed = await transactions({ status: "CONFIRMED" });
    expect([totals.count, totals.confirmedCount]).toEqual([all.count, confirmed.count]);
    expect(totals.amountInUSD).toBe(usd(confirmed.items));
    for (const { transactionType, currency, amountInUSD } of items.slice(0, 4)) {
      const some = await transactions({ transactionTypes: [transactionType], currency, status: "CONFIRMED" });
      expect(amountInUSD).toBe(usd(some.items));
    }
    const byDay = (await callOperation(backend, "listTransactionReportV2", { body })).data.totals;
    expect([byDay.count, byDay.amountInUSD]).toEqual([totals.count, totals.amountInUSD]);
  });

  test("deposits, first deposits and withdrawals: report equals lists and total", async () => {
    const { totals } = (await callOperation(backend, "listTransactionOperatorReport", { body })).data;
    const status = "CONFIRMED" as const;
    const deposits = (await callOperation(backend, "listDeposits", { body: { ...body, status } })).data;
    const withdrawals = (await callOperation(backend, "listWithdrawals", { body: { ...body, status } })).data;
    expect([totals.depositCount, totals.depositInUSD]).toEqual([deposits.count, usd(deposits.items)]);
    expect([totals.withdrawCount, totals.withdrawInUSD]).toEqual([withdrawals.count, usd(withdrawals.items)]);
    const total = await callOperation(backend, "getTransactionsTotal", {
      body: { ...asked, transactionTypes: ["DEPOSIT"], status },
    });
    expect(totals.depositInUSD).toBe(total.data);
    const first = (await callOperation(backend, "listDeposits", { body: { ...body, status, isFTD: true } })).data;
    expect((await callOperation(backend, "listOperatorReport", { body })).data.totals.firstDeposits).toBe(first.count);
  });

  test("game reports: settled bets, stakes and GGR equal the bet list", async () => {
    const { totals } = (await callOperation(backend, "listGameOperatorReport", { body })).data;
    const bets = (await callOperation(backend, "listBets", { body: { ...body, isSettled: true } })).data;
    expect(totals.bets).toBe(bets.count);
    expect(totals.wagerInUSD).toBe(sumOf(bets.items.map((it) => it.betAmountInUSD)));
    expect(totals.ggrInUSD).toBe(sumOf(bets.items.flatMap((it) => [it.betAmountInUSD, -it.winAmountInUSD])));
    const [currency] = (await callOperation(backend, "listGameCurrencyReport", { body })).data.items;
    if (!currency) return;
    const some = await callOperation(backend, "listBets", {
      body: { ...body, isSettled: true, currency: currency.currency },
    });
    expect(currency.wager).toBe(sumOf(some.data.items.map((it) => it.betAmount)));
  });

  test("bonus report: equals bonus transactions, all transactions and operator reports", async () => {
    const { totals } = (await callOperation(backend, "listBonusTransactionReport", { body })).data;
    const all = (await callOperation(backend, "listBonusTransactions", { body })).data;
    const confirmed = (
      await callOperation(backend, "listBonusTransactions", { body: { ...body, status: "CONFIRMED" } })
    ).data;
    expect([totals.count, totals.confirmedCount]).toEqual([all.count, confirmed.count]);
    expect(totals.amountInUSD).toBe(usd(confirmed.items));
    const among = await transactions({ transactionTypes: ["BONUS"], status: "CONFIRMED" });
    expect([totals.confirmedCount, totals.amountInUSD]).toEqual([among.count, usd(among.items)]);
    const given = (await callOperation(backend, "listTransactionOperatorReport", { body })).data.totals;
    const business = (await callOperation(backend, "listOperatorReport", { body })).data.totals;
    expect([given.bonusInUSD, business.bonusInUSD]).toEqual([totals.amountInUSD, totals.amountInUSD]);
    const releases = (await callOperation(backend, "listBonusReleases", { body })).data;
    expect((await callOperation(backend, "listBonusReleaseReport", { body })).data.count).toBe(releases.count);
  });

  test("registrations, invoices and payments: reports equal the lists", async () => {
    const { page, itemsPerPage: limit, ...rest } = body;
    const players = (await callOperation(backend, "listPlayers", { body: { page, limit, ...rest } })).data;
    const report = (await callOperation(backend, "listRegistrationReport", { body })).data;
    expect(report.totals.registrations).toBe(players.count);
    const invoices = (await callOperation(backend, "listInvoices", { body })).data;
    const ggr = (await callOperation(backend, "listBillingInvoiceGgrReport", { body })).data;
    expect([ggr.count, ggr.totals.totalPayableAmountInUSD]).toEqual([
      invoices.count,
      sumOf(invoices.items.map((it) => it.totalPayableAmountInUSD)),
    ]);
    const payments = (await callOperation(backend, "listPayments", { body })).data;
    const collected = (await callOperation(backend, "listBillingPaymentCollectionReport", { body })).data.totals;
    expect([collected.payments, collected.paidInUSD]).toEqual([
      payments.count,
      sumOf(payments.items.map((it) => it.amountInUSD)),
    ]);
  });
});

/** The dashboard's periods up to now, and the same part of the previous ones, both included. */
const DASHBOARD = {
  TODAY: ["2026-11-20T00:00:00.000Z", "2026-11-19T00:00:00.000Z", "2026-11-19T12:00:00.000Z"],
  THIS_WEEK: ["2026-11-16T00:00:00.000Z", "2026-11-09T00:00:00.000Z", "2026-11-13T12:00:00.000Z"],
  THIS_MONTH: ["2026-11-01T00:00:00.000Z", "2026-10-01T00:00:00.000Z", "2026-10-20T12:00:00.000Z"],
} as const;
const DASHBOARDS = OPERATORS.flatMap((scope) =>
  (Object.keys(DASHBOARD) as (keyof typeof DASHBOARD)[]).map(
    (period) => [JSON.stringify(scope), period, scope] as const,
  ),
);

test.each(DASHBOARDS)(
  "dashboard cards: %s, %s → equal the reports, now and previous period",
  async (_, period, scope) => {
    const cards = (await callOperation(backend, "showDashboardCards", { body: { ...scope, period } })).data;
    const [start, earlier, earlierEnd] = DASHBOARD[period];
    const ends = {
      current: { from: start, to: new Date(NOON).toISOString() },
      previous: { from: earlier, to: earlierEnd },
    };
    for (const which of ["current", "previous"] as const) {
      const body = { ...ALL, ...scope, ...ends[which] };
      const business = (await callOperation(backend, "listOperatorReport", { body })).data.totals;
      const money = (await callOperation(backend, "listTransactionOperatorReport", { body })).data.totals;
      const play = (await callOperation(backend, "listGameOperatorReport", { body })).data.totals;
      const bonuses = (await callOperation(backend, "listBonusTransactionReport", { body })).data.totals;
      expect(Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, card[which]]))).toEqual({
        registrations: business.registrations,
        activePlayers: business.activePlayers,
        firstDeposits: business.firstDeposits,
        betCount: play.bets,
        depositsInUSD: money.depositInUSD,
        withdrawalsInUSD: money.withdrawInUSD,
        netDepositsInUSD: money.netDepositInUSD,
        wagerInUSD: play.wagerInUSD,
        ggrInUSD: play.ggrInUSD,
        bonusesInUSD: bonuses.amountInUSD,
        ngrInUSD: business.ngrInUSD,
      });
    }
  },
);

test("dashboard with a time zone: TODAY starts at local midnight, in cards and chart", async () => {
  const timeZone = "America/Los_Angeles";
  const asked = { body: { opId: "*", period: "TODAY", timeZone } } as const;
  const cards = (await callOperation(backend, "showDashboardCards", asked)).data;
  const charts = (await callOperation(backend, "showDashboardCharts", asked)).data;
  const body = { ...ALL, opId: "*", from: "2026-11-20T08:00:00.000Z", to: new Date(NOON).toISOString() };
  const play = (await callOperation(backend, "listGameOperatorReport", { body })).data.totals;
  expect(cards.betCount.current).toBe(play.bets);
  expect(charts.bets.currentPeriod.labels).toEqual(["00", "01", "02", "03", "04"].map((hour) => `2026-11-20T${hour}`));
  expect(sumOf(charts.bets.currentPeriod.values)).toBe(play.bets);
});

test("game report: bet settled → included immediately", async () => {
  const own = fixedBackend({ scenario: "small" });
  const reported = async () =>
    (await callOperation(own, "listGameOperatorReport", { body: { ...ALL, opId: "*" } })).data.totals;
  const before = await reported();
  const open = (await callOperation(own, "listBets", { body: { ...ALL, opId: "*", status: "OPEN" } })).data.items[0]!;
  await callOperation(own, "settleBet", { body: { betId: open.betId, winAmount: 0 } });
  const after = await reported();
  expect(after.bets).toBe(before.bets + 1);
  expect(after.ggrInUSD).toBe(sumOf([before.ggrInUSD, open.betAmountInUSD]));
});
