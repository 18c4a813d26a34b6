import { expect, test } from "vitest";
import { emptied } from "./emptied.ts";

test.each([
  [[{ uuid: "a" }], []],
  [
    { items: [{ uuid: "a" }], count: 1 },
    { items: [], count: 0 },
  ],
  [
    { uuid: "a", tags: ["b"], amount: "1.00" },
    { uuid: "a", tags: [], amount: "1.00" },
  ],
  [null, null],
  ["text", "text"],
])("emptied: data %j → %j", (data, rest) => {
  expect(JSON.parse(emptied(JSON.stringify({ success: true, data })))).toEqual({ success: true, data: rest });
});
