import { expect, it } from "vitest";
import { owedOf } from "./owed-of.ts";

it.each([
  [42.5, 12.5, 0, "30"],
  [0.3, 0.1, 0, "0.2"],
  [100, 0, 0, "100"],
  [70.01, 0.02, 69.99, "0"],
])("remaining debit: %d minus %d automatic and %d by staff → %s", (debit, auto, staff, left) =>
  expect(Number(owedOf({ debitAmount: debit, autoReconciledAmount: auto, reconciledAmount: staff }))).toBe(
    Number(left),
  ),
);
