import { createBackend, createClock } from "@backoffice/mocks";
import { describe, expect, it } from "vitest";
import { CHART_ROWS, chartData } from "#entities/report/chart/chart-data.ts";
import pages from "./reports.pages.ts";

type Answer = {
  items: readonly Readonly<Record<string, unknown>>[];
  count: number;
  totals: Readonly<Record<string, number>>;
};

const backend = createBackend({ clock: createClock(Date.UTC(2026, 10, 20, 12)) });
const REPORTS = Object.entries(pages).flatMap(([path, { operation, chart }]) =>
  chart ? [[path, operation, chart] as const] : [],
);
const MONTH = { from: "2026-10-01T00:00:00.000Z", to: "2026-10-31T23:59:59.999Z" };
const ASKED = [
  { opId: "*", from: "2026-11-14T00:00:00.000Z" },
  { opId: "op-nordlys", includeBrands: true, ...MONTH },
  { opId: "op-nordlys", currency: "EUR", ...MONTH },
];

const ask = async (path: string, body: object): Promise<Answer> => {
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-mock-role": "super-admin" },
    body: JSON.stringify(body),
  });
  return ((await (await backend.fetch(request)).json()) as { data: Answer }).data;
};

const cents = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0);

describe.each(REPORTS)("chart of %s", (_, operation, chart) => {
  const { path } = operation;

  it.each(ASKED)("%j → sum equals the totals row and the sum over all pages", async (chartOf) => {
    const answer = await ask(path, { ...chartOf, ...CHART_ROWS });
    const data = chartData(answer, chart);
    if ("refusal" in data) throw new Error(data.refusal);
    const itemsPerPage = Math.max(1, Math.ceil(answer.count / 3));
    const rows = [];
    for (let page = 1; page <= 3; page += 1) rows.push(...(await ask(path, { ...chartOf, page, itemsPerPage })).items);
    for (const { id, values } of data.series) {
      expect([id, cents(values)]).toEqual([id, cents([answer.totals[id]])]);
      expect([id, cents(values)]).toEqual([id, cents(rows.map((row) => row[id]))]);
    }
  });
});
