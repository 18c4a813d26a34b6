import { expect, test } from "vitest";
import { withSwitches } from "./with-switches.ts";

test.each([
  ["theme:dark;dir:ltr", "state:right-to-left;dir:rtl", "theme:dark;dir:rtl;state:right-to-left"],
  ["theme:dark", undefined, "theme:dark"],
  ["", "fault:timeout", "fault:timeout"],
])("withSwitches: toolbar %j, state %j → %j", (toolbar, state, both) => {
  expect(withSwitches(toolbar, state)).toBe(both);
});
