import { describe, expect, it } from "vitest";
import { currentYear, MONTH_OPTIONS, MONTHS, formatMonth, previousMonth, yearOptions } from "./months.ts";

describe("invoice month", () => {
  it("default → previous month in the reader's time zone", () => {
    const midnight = new Date("2026-12-01T00:30:00Z");
    expect(previousMonth(midnight, "UTC")).toEqual({ month: 11, year: 2026 });
    expect(previousMonth(midnight, "America/New_York")).toEqual({ month: 10, year: 2026 });
  });

  it("January → December of the previous year", () => {
    expect(previousMonth(new Date("2026-01-31T12:00:00Z"), "UTC")).toEqual({ month: 12, year: 2025 });
  });

  it("options → twelve months with name and number", () => {
    expect(MONTH_OPTIONS).toHaveLength(12);
    expect([MONTH_OPTIONS[0], MONTH_OPTIONS[11]]).toEqual([
      { value: "1", label: "January" },
      { value: "12", label: "December" },
    ]);
    expect(MONTHS[9]).toBe("OCTOBER");
    expect(formatMonth(10, 2026)).toBe("October 2026");
  });
});

it("billing years: 2024 to the current year, newest first", () => {
  const year = currentYear(new Date("2026-12-31T23:30:00Z"), "Asia/Tokyo");
  expect(yearOptions(year).map(({ value }) => value)).toEqual(["2027", "2026", "2025", "2024"]);
});
