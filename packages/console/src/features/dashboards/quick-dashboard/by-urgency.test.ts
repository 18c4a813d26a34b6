import { expect, test } from "vitest";
import { byUrgency } from "./by-urgency.ts";
import { WAITING } from "./waiting.ts";

const NOW = Date.parse("2026-06-10T12:00:00Z");
const daysAgo = (days: number) => ({ oldestAt: new Date(NOW - days * 86_400_000).toISOString() });
const queues = WAITING.filter(({ key }) => ["tickets", "kyc", "bankAccounts", "playerUsernames"].includes(key));
const order = (figures: Parameters<typeof byUrgency>[1]) => byUrgency(queues, figures, NOW).map(({ key }) => key);

test("queues: different targets → the furthest over its target first, empty last", () => {
  // Targets: tickets one day, KYC and bank accounts three days, usernames seven.
  const figures = new Map<string, { oldestAt: string | null }>([
    ["playerUsernames", daysAgo(8)],
    ["tickets", daysAgo(2)],
    ["kyc", daysAgo(3.5)],
    ["bankAccounts", { oldestAt: null }],
  ]);
  expect(order(figures)).toEqual(["tickets", "kyc", "playerUsernames", "bankAccounts"]);
});

test("queues: nothing loaded → usual order", () => {
  expect(order(new Map())).toEqual(queues.map(({ key }) => key));
});
