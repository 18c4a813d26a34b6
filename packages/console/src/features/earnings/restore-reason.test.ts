import { expect, test } from "vitest";
import { restoreReason } from "./restore-reason.ts";

test.each([
  [{ error: null }, "The settings are loading."],
  [{ error: new Error("Lost.") }, "The settings could not be loaded."],
  [{ data: { isOverridden: false }, error: null }, "The operator's settings already apply."],
  [{ data: { isOverridden: true }, error: null }, undefined],
])("restoreReason: %j → %s", (inForce, reason) => expect(restoreReason(inForce)).toBe(reason));
