import type { ReadShape } from "@backoffice/api-client";
import * as gameReports from "@backoffice/api-client/shapes/game-reports";
import * as moneyReports from "@backoffice/api-client/shapes/money-reports";
import * as playerReports from "@backoffice/api-client/shapes/player-reports";
import { expect, test } from "vitest";
import { sumOf } from "../../db/money/amounts.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

const backend = fixedBackend({ scenario: "small" });
const ALL = { page: 1, itemsPerPage: 10_000, opId: "*" };
const body = (change: object = {}) => ({ body: { ...ALL, ...change } });

test("transaction report totals: page of two rows → sums over all pages", async () => {
  const whole = (await callOperation(backend, "listTransactionReport", body())).data;
  const first = (await callOperation(backend, "listTransactionReport", body({ itemsPerPage: 2 }))).data;
  expect(first.items.length).toBe(2);
  expect(first.totals).toEqual(whole.totals);
  expect(whole.totals.amountInUSD).toBe(sumOf(whole.items.map((it) => it.amountInUSD)));
  expect(whole.totals.count).toBe(whole.items.reduce((sum, it) => sum + it.count, 0));
});

test("game reports: totals agree across five reports", async () => {
  const totals = [
    (await callOperation(backend, "listGameCurrencyReport", body())).data.totals,
    (await callOperation(backend, "listGameFinancialReport", body())).data.totals,
    (await callOperation(backend, "listGameOperatorReport", body())).data.totals,
    (await callOperation(backend, "listGameReport", body())).data.totals,
    (await callOperation(backend, "listGameProviderReport", body())).data.totals,
  ].map(({ bets, wagerInUSD, wonInUSD, ggrInUSD }) => ({ bets, wagerInUSD, wonInUSD, ggrInUSD }));
  expect(totals[0]!.bets).toBeGreaterThan(0);
  expect(totals[0]!.ggrInUSD).toBe(sumOf([totals[0]!.wagerInUSD, -totals[0]!.wonInUSD]));
  for (const it of totals) expect(it).toEqual(totals[0]);
});

test("money reports: deposit, withdrawal and bonus totals agree", async () => {
  const byOperator = (await callOperation(backend, "listTransactionOperatorReport", body())).data.totals;
  const { items } = (await callOperation(backend, "listTransactionReport", body())).data;
  const of = (type: string) => sumOf(items.filter((it) => it.transactionType === type).map((it) => it.amountInUSD));
  expect([byOperator.depositInUSD, byOperator.withdrawInUSD, byOperator.bonusInUSD]).toEqual([
    of("DEPOSIT"),
    of("WITHDRAW"),
    of("BONUS"),
  ]);
  const operators = (await callOperation(backend, "listOperatorReport", body())).data.totals;
  expect(operators.depositInUSD).toBe(byOperator.depositInUSD);
});

test.each([
  ["the currency", { currency: "EUR" }, ["EUR"]],
  ["a currency that nobody uses", { currency: "JPY" }, []],
  ["a time before everything", { to: "2020-01-01T00:00:00Z" }, []],
])("game currency report filter: by %s → rows in range only", async (_, filter, currencies) => {
  const { items } = (await callOperation(backend, "listGameCurrencyReport", body(filter))).data;
  expect(items.map((it) => it.currency)).toEqual(currencies);
});

const takesCurrency = ([, { input }]: [string, ReadShape]) => input.some(({ name }) => name === "currency");
const reports = Object.entries({ ...gameReports, ...moneyReports, ...playerReports });

test.each(reports.filter(takesCurrency).map(([id]) => id as "listOperatorReport"))(
  "%s: currency filter → fewer rows than without",
  async (id) => {
    const all = (await callOperation(backend, id, body())).data;
    const inEuro = (await callOperation(backend, id, body({ currency: "EUR" }))).data;
    expect(inEuro.items).not.toEqual(all.items);
  },
);

test("report filters: reports without a currency filter are the known four", () => {
  expect(reports.filter((it) => !takesCurrency(it)).map(([id]) => id)).toEqual([
    "listBonusReleaseReport",
    "listBillingInvoiceGgrReport",
    "listBillingPaymentCollectionReport",
    "listRegistrationReport",
  ]);
});

test("reports: operator staff → own and brand rows only, other operator → 403", async () => {
  const { items } = (await callOperation(backend, "listGameOperatorReport", body(), { as: "brand-admin" })).data;
  expect(new Set(items.map((it) => it.opId))).toEqual(new Set(["br-polaris"]));
  const other = await callOperation(backend, "listGameOperatorReport", body({ opId: "op-solvik" }), {
    as: "brand-admin",
  });
  expect(other.status).toBe(403);
});

test("dashboard: chart sums equal the cards", async () => {
  const asked = { body: { opId: "*", period: "THIS_MONTH" } } as const;
  const cards = (await callOperation(backend, "showDashboardCards", asked)).data;
  const charts = (await callOperation(backend, "showDashboardCharts", asked)).data;
  const sum = (values: number[]) => sumOf(values);
  expect(sum(charts.wagerInUSD.currentPeriod.values)).toBe(cards.wagerInUSD.current);
  expect(sum(charts.wagerInUSD.previousPeriod.values)).toBe(cards.wagerInUSD.previous);
  expect(sum(charts.registrations.currentPeriod.values)).toBe(cards.registrations.current);
  expect(charts.bets.currentPeriod.labels).toHaveLength(20);
});

test.each([
  ["one day", "2026-11-18T23:59:59.999Z", 24, "2026-11-18T00"],
  ["three days", "2026-11-20T23:59:59.999Z", 3, "2026-11-18"],
  ["four months", "2027-02-28T23:59:59.999Z", 4, "2026-11"],
])(
  "dashboard, custom period of %s → labels by its length, previous period of the same length",
  async (_, to, count, first) => {
    const asked = { body: { opId: "*", period: "CUSTOM", from: "2026-11-18T00:00:00.000Z", to } } as const;
    const cards = (await callOperation(backend, "showDashboardCards", asked)).data;
    const charts = (await callOperation(backend, "showDashboardCharts", asked)).data;
    expect(charts.bets.currentPeriod.labels).toHaveLength(count);
    expect(charts.bets.currentPeriod.labels[0]).toBe(first);
    expect(sumOf(charts.bets.currentPeriod.values)).toBe(cards.betCount.current);
    expect(sumOf(charts.bets.previousPeriod.values)).toBe(cards.betCount.previous);
  },
);

const ENDS = { from: "2026-10-31T23:00:00.000Z", to: "2026-11-19T22:59:59.999Z" };
const FIGURES = [
  ["listGameCurrencyReport", {}],
  ["listGameFinancialReport", { timeZone: "Europe/Malta" }],
  ["listGameOperatorReport", {}],
  ["listGameReport", {}],
  ["listGameProviderReport", {}],
  ["listOperatorReport", {}],
  ["listTransactionOperatorReport", {}],
] as const;

test.each([{}, ENDS, { ...ENDS, opId: "op-nordlys", includeBrands: true }, { currency: "EUR" }])(
  "report totals with %j: figures of the same name are equal",
  async (change) => {
    const byName = new Map<string, Set<number>>();
    for (const [id, more] of FIGURES) {
      const { totals } = (await callOperation(backend, id, body({ ...change, ...more }))).data;
      for (const [name, value] of Object.entries(totals)) byName.set(name, (byName.get(name) ?? new Set()).add(value));
    }
    expect([...byName].filter(([, values]) => values.size > 1)).toEqual([]);
    expect(byName.size).toBeGreaterThan(10);
  },
);

test.each(["SLOTS", "SPORT", undefined] as const)(
  "provider fee of %s: operator report equals provider report",
  async (category) => {
    const busy = fixedBackend();
    const asked = body({ ...ENDS, category });
    const byOperator = (await callOperation(busy, "listGameOperatorReport", asked)).data.totals;
    const byProvider = (await callOperation(busy, "listGameProviderReport", asked)).data.totals;
    expect(byOperator.providerFeeInUSD).toBe(byProvider.providerFeeInUSD);
    expect(byOperator.providerFeeInUSD).toBeGreaterThan(0);
  },
);

test.each([
  ["listGameFinancialReport", "bets"],
  ["listTransactionReportV2", "count"],
  ["listRegistrationReport", "registrations"],
] as const)("%s: days follow the time zone", async (id, count) => {
  const days = async (change: object) =>
    (await callOperation(backend, id, body({ ...change, timeZone: "Europe/Malta" }))).data.items as unknown as ({
      date: string;
    } & Record<typeof count, number>)[];
  const rows = await days(ENDS);
  expect(rows.map((it) => it.date).every((it) => it >= "2026-11-01" && it <= "2026-11-19")).toBe(true);
  const sum = (some: typeof rows) => some.reduce((all, it) => all + it[count], 0);
  const alone = await days({ from: "2026-11-11T23:00:00.000Z", to: "2026-11-12T22:59:59.999Z" });
  expect(sum(alone)).toBe(sum(rows.filter((it) => it.date === "2026-11-12")));
});
