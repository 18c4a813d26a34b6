import { expect, test } from "vitest";
import { restoreReason } from "./restore-reason.ts";

test.each([
  [{ error: null }, "Wait until the settings are read."],
  [{ error: new Error("Lost.") }, "The settings could not be read."],
  [{ data: { isOverridden: false }, error: null }, "The operator's settings hold already."],
  [{ data: { isOverridden: true }, error: null }, undefined],
])("of %j the operator's settings are restored, or not: %s", (inForce, reason) =>
  expect(restoreReason(inForce)).toBe(reason),
);
