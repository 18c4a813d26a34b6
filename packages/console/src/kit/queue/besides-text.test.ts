import { expect, it } from "vitest";
import { besidesText } from "./besides-text.ts";

it.each([
  [0, 0, undefined],
  [2, 0, "2 decided just now"],
  [0, 1, "1 no longer listed"],
  [1, 1, "1 decided just now, 1 no longer listed"],
])("besides: %i decided, %i others → %s", (decided, others, text) => {
  expect(besidesText({ decided, others }, "en")).toBe(text);
});
