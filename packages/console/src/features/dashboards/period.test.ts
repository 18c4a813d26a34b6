import { expect, it } from "vitest";
import { periodOf, periodText, startOf } from "./period.ts";

const at = (text: string) => Date.parse(text);

it("begins its days, weeks, months and years in UTC, and its weeks on Monday", () => {
  // A Sunday.
  const now = at("2026-11-22T23:30Z");
  expect(startOf("TODAY", now)).toBe(at("2026-11-22T00:00Z"));
  expect(startOf("THIS_WEEK", now)).toBe(at("2026-11-16T00:00Z"));
  expect(startOf("THIS_MONTH", now)).toBe(at("2026-11-01T00:00Z"));
  expect(startOf("THIS_YEAR", now)).toBe(at("2026-01-01T00:00Z"));
  expect(startOf("THIS_WEEK", at("2026-11-23T00:00Z"))).toBe(at("2026-11-23T00:00Z"));
});

it("is written as lists read it, from its start and without an end", () =>
  expect(periodText("THIS_MONTH", at("2026-11-22T23:30Z"))).toBe("2026-11-01T00:00Z.."));

it("is today where the address names none, or one that there is not", () => {
  expect(periodOf(new URLSearchParams())).toBe("TODAY");
  expect(periodOf(new URLSearchParams("period=ALWAYS"))).toBe("TODAY");
  expect(periodOf(new URLSearchParams("period=THIS_YEAR"))).toBe("THIS_YEAR");
  expect(periodOf(new URLSearchParams("period=ALWAYS"), "THIS_MONTH")).toBe("THIS_MONTH");
});
