import { expect, it } from "vitest";
import { decimalOf } from "./decimal-of.ts";

it.each([
  [0, "0"],
  [12.5, "12.5"],
  [0.1, "0.1"],
  [-1234.56, "-1234.56"],
  [0.000_000_01, "0.00000001"],
  [1_000_000_000.25, "1000000000.25"],
])("decimalOf: %d → %s", (amount, text) => expect(decimalOf(amount)).toBe(text));
