import { expect, test } from "vitest";
import { cancelLabelOf } from "./confirm-label-of.ts";

test.each([
  ["Cancel", "Keep job"],
  ["Delete", undefined],
])("cancelLabelOf: %s job → %s", (verb, label) => {
  expect(cancelLabelOf({ verb, noun: "job" })).toBe(label);
});
