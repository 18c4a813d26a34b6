import { describe, expect, it } from "vitest";
import { dateText, formatDay, isDate } from "./date-text.ts";

it.each(["2026-11-21", "2024-02-29"])("isDate: %s → true", (text) => expect(isDate(text)).toBe(true));
it.each(["2026-02-30", "2025-02-29", "21.11.2026", "", "incomplete", null, undefined, 5])(
  "isDate and formatDay: %j → not a date, no text",
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
    ["incomplete", "Enter a complete date."],
    ["", "Choose a day."],
  ])("%j → message %j", (value, message) => expect(said(value)).toBe(message));
  it("empty and not required → valid", () => expect(dateText().safeParse("").success).toBe(true));
});
