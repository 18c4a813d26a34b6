import { beforeAll, expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { ask } from "../testing/ask.ts";
import { bestCpuMs } from "../testing/best-cpu-ms.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";

/** Milliseconds that a report may take of the processor, whatever it counts. */
const LIMIT = 100;

let backend: Backend;
beforeAll(() => {
  backend = fixedBackend({ scenario: "huge" });
});

const BODY = { page: 1, itemsPerPage: 50, opId: "*" };

/**
 * Heavy reports, of 800,000 bets: by day, operator and category, of the period that it opens with, and of all time by
 * operator, with all transactions and players.
 */
const MONTH = { from: "2026-11-01T00:00:00.000Z" };
test.each([
  ["listGameFinancialReport", "this month, second page, sorted", { ...MONTH, page: 2, sortBy: "ggrInUSD" }],
  ["listOperatorReport", "all time", {}],
] as const)("%s: %s, within 100 ms", async (id, _, change) => {
  expect(backend.db.bets.bets.size).toBeGreaterThan(100_000);
  const body = { ...BODY, ...change };
  const took = await bestCpuMs(() => ask(backend, id, { body }));
  expect(took).toBeLessThan(LIMIT);
});
