import { expect, it } from "vitest";
import { periodWords } from "./period-words.ts";

const NOW = Date.parse("2026-11-22T15:07Z");
const READER = { locale: "en-GB", timeZone: "Europe/Malta" };

it.each([
  [{ period: "TODAY" }, "Today until 16:07, against yesterday until 16:07 · USD"],
  [{ period: "THIS_MONTH" }, "This month until now, against last month up to this day · USD"],
  [
    { period: "CUSTOM", from: "2026-10-31T23:00:00Z", to: "2026-11-09T22:59:59.999Z" },
    "1\u2009–\u20099 Nov 2026, against the same time before · USD",
  ],
] as const)("period of a dashboard: %j → %s", (period, words) => expect(periodWords(period, NOW, READER)).toBe(words));
