import { describe, expect, it } from "vitest";
import { dateRange, dateText, formatDay, isDate } from "./date-text.ts";

it.each(["2026-11-21", "2024-02-29"])("takes %s for a date", (text) => expect(isDate(text)).toBe(true));
it.each(["2026-02-30", "2025-02-29", "21.11.2026", "", "incomplete", null, undefined, 5])(
  "takes %j for none",
  (text) => {
    expect(isDate(text)).toBe(false);
    expect(formatDay(text)).toBe("");
  },
);

describe("dateText", () => {
  const rule = dateText({ min: "2026-01-01", max: "2026-12-31", required: "Choose a day." });
  const said = (value: string) => rule.safeParse(value).error?.issues[0]?.message;
  it.each([
    ["2026-01-01", undefined],
    ["2026-12-31", undefined],
    ["2025-12-31", "Use 1 Jan 2026 or later."],
    ["2027-01-01", "Use 31 Dec 2026 or earlier."],
    ["incomplete", "Enter a whole date."],
    ["", "Choose a day."],
  ])("says of %j: %j", (value, message) => expect(said(value)).toBe(message));
  it("may be empty when not required", () => expect(dateText().safeParse("").success).toBe(true));
});

it("puts a range in the wrong order right at its end", () => {
  const { error } = dateRange().safeParse({ from: "2026-02-01", to: "2026-01-01" });
  expect(error?.issues[0]).toMatchObject({ path: ["to"], message: "This is before the first day." });
  expect(dateRange().safeParse({ from: "2026-01-01", to: "2026-01-01" }).success).toBe(true);
});
