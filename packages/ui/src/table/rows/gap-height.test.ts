import { expect, it } from "vitest";
import { gapHeight } from "./gap-height.ts";

it("gapHeight: rows left out and opened rows among them → total height", () => {
  expect(gapHeight(0, 10, 32, [], 240)).toBe(320);
  expect(gapHeight(5, 10, 32, [4, 5, 9, 10], 240)).toBe(160 + 480);
  expect(gapHeight(5, 5, 32, [5], 240)).toBe(0);
});
