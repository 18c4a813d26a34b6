import { expect, it } from "vitest";
import { besidesText } from "./besides-text.ts";

it.each([
  [0, [], undefined],
  [2, [], "2 decided just now"],
  [0, [""], "1 no longer listed"],
  [
    1,
    ["by Mara", "", "by Mara", "meanwhile"],
    "1 decided just now, 2 decided by Mara, 1 no longer listed, 1 decided meanwhile",
  ],
])("besides: %i decided, others %j → %s", (decided, others, text) => {
  expect(besidesText({ decided, others }, "en")).toBe(text);
});
