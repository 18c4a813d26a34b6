import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digits } from "./digits.ts";

describe("digits", () => {
  it.each([
    ["", ""],
    ["42", "42"],
    [" 42 ", "42"],
    ["007", "007"],
    ["1,234", "1234"],
    ["1 234 567", "1234567"],
    ["1'234", "1234"],
    ["٤٢", "42"],
    ["۴۲", "42"],
  ])("reads %j as %j", (text, number) => expect(digits(text)).toBe(number));

  it.each(["12.50", "1,23", "1,234.00", "1,234 567", "abc", "1e5", "-3", "+3"])("refuses %j", (text) =>
    expect(digits(text)).toBeUndefined(),
  );

  it("takes a minus only when signed", () => {
    expect(digits("-", true)).toBe("-");
    expect(digits("-1,234", true)).toBe("-1234");
    expect(digits("1-2", true)).toBeUndefined();
  });

  it("keeps the value of every whole number, however large, however grouped", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom("en-US", "de-CH", "fr-FR"), (number, locale) => {
        const grouped = number.toLocaleString(locale).replaceAll("’", "'").replaceAll("−", "-");
        expect(BigInt(digits(grouped, true) ?? "x")).toBe(number);
      }),
    );
  });
});
