import { expect, it } from "vitest";
import { formatPeriod } from "./format-period.ts";

const words = (from: string, to: string, timeZone = "UTC") =>
  formatPeriod({ from: Date.parse(from), to: Date.parse(to) }, { locale: "en-GB", timeZone }).replaceAll(/\s/g, " ");

it.each([
  ["2026-10-01T00:00Z", "2026-10-31T23:59:59.999Z", "October 2026"],
  ["2026-10-01T00:00Z", "2026-10-20T12:00Z", "1–20 Oct 2026"],
  ["2026-11-18T00:00Z", "2026-11-18T23:59:59.999Z", "18 Nov 2026"],
  ["2025-12-30T00:00Z", "2026-01-02T23:59:59.999Z", "30 Dec 2025 – 2 Jan 2026"],
  ["2026-11-20T10:00Z", "2026-11-20T10:59:59.999Z", "20 Nov 2026, 10:00 – 10:59"],
])("formatPeriod: %s to %s → %s", (from, to, expected) =>
  expect(words(from, to).replaceAll("–", " – ").replaceAll(/ +/g, " ")).toBe(
    expected.replaceAll("–", " – ").replaceAll(/ +/g, " "),
  ),
);

it("formatPeriod: month in the reader's time zone → name of the month", () =>
  expect(words("2026-09-30T22:00Z", "2026-10-31T22:59:59.999Z", "Europe/Malta")).toBe("October 2026"));
