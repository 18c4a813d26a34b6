import { expect, it } from "vitest";
import { changeOf } from "./change-of.ts";

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [-50, 100, -150],
  [0, 100, -100],
  [123_456_789_012, 123_456_789_012, 0],
  [100, 0, undefined],
  [100, -40, undefined],
  [undefined, 100, undefined],
  [100, undefined, undefined],
])("changeOf: %s after %s → %s percent", (now, before, change) => expect(changeOf(now, before)).toBe(change));
