import { expect, it } from "vitest";
import { emptyRow, rowProblems } from "./row-rules.ts";

const columns = [
  { key: "from", label: "From", ascending: true, first: "0" },
  { key: "share", label: "Share" },
];

it.each([
  [[], {}],
  [[{ from: "0", share: "5" }], {}],
  [
    [
      { from: "0", share: "5" },
      { from: "10", share: "5" },
      { from: "9007199254740993", share: "4" },
    ],
    {},
  ],
  [[{ from: "0", share: "" }], { "0.share": "Enter a number." }],
  [
    [
      { from: "0", share: "5" },
      { from: "0.0", share: "x" },
    ],
    { "1.from": "Use more than in the row before (0).", "1.share": "Enter a number." },
  ],
  [
    [
      { from: "0", share: "5" },
      { from: "", share: "5" },
      { from: "1", share: "5" },
    ],
    { "1.from": "Enter a number." },
  ],
  [
    [
      { from: "10", share: "5" },
      { from: "9", share: "5" },
    ],
    { "1.from": "Use more than in the row before (10)." },
  ],
  [
    [
      { from: "20000.5", share: "5" },
      { from: "9", share: "5" },
    ],
    { "1.from": "Use more than in the row before (20,000.5)." },
  ],
])("finds what is wrong with %j", (rows, problems) =>
  expect(Object.fromEntries(rowProblems(rows, columns))).toEqual(problems),
);

it("begins where the first row begins", () => {
  expect(emptyRow(columns, true)).toEqual({ from: "0", share: "" });
  expect(emptyRow(columns, false)).toEqual({ from: "", share: "" });
});
