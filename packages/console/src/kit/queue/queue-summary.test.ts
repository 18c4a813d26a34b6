import { expect, test } from "vitest";
import { queueSummary } from "./queue-summary.ts";

const NOW = Date.UTC(2026, 10, 29, 12);
const at = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const says = (oldest: string | undefined, inUSD: number | undefined = 10_219.6, count = 1112) =>
  queueSummary({ count, inUSD, oldest, target: 24 }, "en", NOW);

test.each([
  ["days past the target", says(at(9 * 24 + 4)), { text: "1,112 waiting · 10,220 USD · oldest", late: "9 days" }],
  ["one day past the target", says(at(25)), { text: "1,112 waiting · 10,220 USD · oldest", late: "1 day" }],
  ["exactly the target", says(at(24)), { text: "1,112 waiting · 10,220 USD · oldest 1 day" }],
  ["hours", says(at(5.9)), { text: "1,112 waiting · 10,220 USD · oldest 5 hours" }],
  ["less than an hour", says(at(0.5)), { text: "1,112 waiting · 10,220 USD" }],
  ["oldest is on another page", says(undefined), { text: "1,112 waiting · 10,220 USD" }],
])("summary of a queue: %s", (_name, summary, expected) => expect(summary).toEqual({ late: undefined, ...expected }));

test("summary of a queue: sum is not read → left out", () =>
  expect(queueSummary({ count: 3, inUSD: undefined, oldest: undefined, target: 24 }, "en", NOW).text).toBe(
    "3 waiting",
  ));
