import { expect, it } from "vitest";
import { decimalText } from "./decimal-text.ts";

const problem = (value: string, rules = {}) => decimalText(rules).safeParse(value).error?.issues[0]?.message;

it.each(["", "0.00000001", "-1.5", "999999999999999", "0.000000000000001"])("decimalText: “%s” → valid", (value) =>
  expect(problem(value)).toBeUndefined(),
);
it.each([
  ["ten", {}, "Enter a number."],
  ["refused:-5", {}, "Use at least 0."],
  ["refused:-5", { min: "0.01" }, "Use at least 0.01."],
  ["refused:-1.234,5", { min: "1000" }, "Use at least 1,000."],
  ["refused:-five", { min: "1" }, "Enter a number."],
  ["refused:-5", { above: "0" }, "Use more than 0."],
  ["-0.01", { above: "0" }, "Use more than 0."],
  ["0.00", { above: "0" }, "Use more than 0."],
  ["1000", { above: "1000" }, "Use more than 1,000."],
  ["", { required: "Enter the stake." }, "Enter the stake."],
  ["-0.01", { min: "0" }, "Use at least 0."],
  ["1000.01", { max: "1000" }, "Use at most 1,000."],
  // As a JSON number, 1000000000000000.1 becomes …000.125.
  ["1000000000000000.1", {}, "Use at most 15 digits."],
])("decimalText: “%s” with rules %o → error", (value, rules, says) => expect(problem(value, rules)).toBe(says));
