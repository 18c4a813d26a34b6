import { expect, test } from "vitest";
import { highDepositorsSchema } from "./export-high-depositors.schema.ts";

const valid = {
  opId: "op-nordlys",
  depositAmountInUSDThreshold: "0",
  from: "2026-05-01T00:00:00Z",
  to: "2026-05-01T00:00:00Z",
  trimDecimals: false,
  includeBrands: false,
};
const wrong = (values: Partial<typeof valid>) =>
  highDepositorsSchema.safeParse({ ...valid, ...values }).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("high depositors: negative amount or start after end → error", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ depositAmountInUSDThreshold: "-0.01" })).toEqual(["depositAmountInUSDThreshold"]);
  expect(wrong({ to: "2026-04-30T23:59:59Z" })).toEqual(["from"]);
});

test("high depositors: operator, amount or period missing → error", () => {
  expect(wrong({ opId: "" })).toEqual(["opId"]);
  expect(wrong({ depositAmountInUSDThreshold: "" })).toEqual(["depositAmountInUSDThreshold"]);
  expect(wrong({ from: "", to: "" })).toEqual(["from", "to"]);
});
