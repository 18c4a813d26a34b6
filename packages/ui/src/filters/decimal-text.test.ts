import { expect, test } from "vitest";
import { compareDecimals, groupDecimal, toDecimal, typedAmount, typedDecimal } from "./decimal-text.ts";

test.each([
  ["12.", "12."],
  ["1,234.50", "1,234.50"],
  ["1,234,5", "1,234,5"],
  ["12,5", "12,5"],
  ["1 234,50", "1234,50"],
  ["١٢٫٥", "12.5"],
  [".5", ".5"],
  ["", ""],
  ["1.234", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["abc", undefined],
])("“%s” typed is %s", (typed, text) => {
  expect(typedDecimal(typed, 2)).toBe(text);
});

test.each([
  ["1,234", "1234"],
  ["1,234.50", "1234.50"],
  ["1,234,567", "1234567"],
  ["12,5", "12.5"],
  ["1,23", "1.23"],
  ["1,234,5", undefined],
  ["1234,50", "1234.50"],
])("“%s” means %s", (text, amount) => {
  expect(typedAmount(text, 2)).toBe(amount);
});

test.each([
  ["007.50", "7.50"],
  ["12.", "12"],
  [".5", "0.5"],
  ["0", "0"],
  ["", undefined],
  ["1.234", undefined],
])("“%s” as an amount is %s", (text, amount) => {
  expect(toDecimal(text, 2)).toBe(amount);
});

test.each([
  ["10", "9.99", 1],
  ["10", "10.00", 0],
  ["999999999999999999.01", "999999999999999999.02", -1],
])("%s to %s", (a, b, sign) => {
  expect(compareDecimals(a, b)).toBe(sign);
});

test("groups thousands of the whole part only", () => {
  expect([groupDecimal("1234567.8901"), groupDecimal("999")]).toEqual(["1,234,567.8901", "999"]);
  expect(groupDecimal("123456789012345678.90", "de")).toBe("123.456.789.012.345.678,90");
});
