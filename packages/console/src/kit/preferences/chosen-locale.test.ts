import { expect, it } from "vitest";
import { localeOf } from "./chosen-locale.ts";

const DAY = new Date(Date.UTC(2026, 10, 21));
const date = (language: string) => new Intl.DateTimeFormat(localeOf(language), { timeZone: "UTC" }).format(DAY);

it("localeOf: language → its date format, with Latin digits and the Gregorian calendar", () => {
  expect(date("en")).toBe("21/11/2026");
  expect(date("en-US")).toBe("11/21/2026");
  expect(date("de")).toBe("21.11.2026");
  expect(date("fa")).toContain("2026");
});

it("localeOf: invalid language tag → en-GB", () => {
  expect(localeOf("not a tag!")).toBe("en-GB");
});
