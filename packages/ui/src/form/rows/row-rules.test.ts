import { describe, expect, it } from "vitest";
import { emptyRow, followed, isFixed, oneMore, rowProblems } from "./row-rules.ts";

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
    { "1.from": "Enter more than in the previous row (0).", "1.share": "Enter a number." },
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
    { "1.from": "Enter more than in the previous row (10)." },
  ],
  [
    [
      { from: "20000.5", share: "5" },
      { from: "9", share: "5" },
    ],
    { "1.from": "Enter more than in the previous row (20,000.5)." },
  ],
])("rowProblems: rows %j", (rows, problems) =>
  expect(Object.fromEntries(rowProblems(rows, columns))).toEqual(problems),
);

it("rowProblems: value above the maximum of the column → error", () => {
  const bounded = [{ key: "share", label: "Share", max: "100" }];
  const problems = (...shares: readonly string[]) => [
    ...rowProblems(
      shares.map((share) => ({ share })),
      bounded,
    ),
  ];
  expect(problems("100", "100.01")).toEqual([["1.share", "Use at most 100."]]);
});

it("emptyRow: first row → initial value of the column; later row → empty", () => {
  expect(emptyRow(columns, undefined)).toEqual({ from: "0", share: "" });
  expect(emptyRow(columns, { from: "0", share: "5" })).toEqual({ from: "", share: "" });
});

describe("column whose last value follows the row before", () => {
  const following = [
    { key: "from", label: "From", ascending: true, lastFollows: true, added: oneMore },
    { key: "share", label: "Share", added: () => "1" },
  ];
  const rows = (...froms: readonly string[]) => froms.map((from) => ({ from, share: "5" }));
  const froms = (...given: readonly string[]) => followed(rows(...given), following).map((row) => row.from);

  it("emptyRow: first row → 0; later row → one more than the row before", () => {
    expect(emptyRow(following, undefined)).toEqual({ from: "0", share: "1" });
    expect(emptyRow(following, { from: "99.5", share: "7" })).toEqual({ from: "100.5", share: "1" });
  });
  it("followed: value above the row before → unchanged", () => {
    expect(froms()).toEqual([]);
    expect(froms("7")).toEqual(["7"]);
    expect(froms("0", "100", "100.01")).toEqual(["0", "100", "100.01"]);
  });
  it("followed: row before reaches the last value → one more than the row before", () => {
    expect(froms("0", "100", "100")).toEqual(["0", "100", "101"]);
    expect(froms("0", "9007199254740993", "5")).toEqual(["0", "9007199254740993", "9007199254740994"]);
  });
  it("followed: row before is not a number → unchanged", () => expect(froms("", "5")).toEqual(["", "5"]));
  it("rowProblems: equal last value → no error; equal earlier value → error", () => {
    expect([...rowProblems(rows("0", "100", "100"), following).keys()]).toEqual([]);
    expect([...rowProblems(rows("0", "0", "100"), following).keys()]).toEqual(["1.from"]);
  });
  it("isFixed: only the last row, or the first row with an initial value", () => {
    const [from, share] = following;
    expect([0, 1, 2].map((index) => isFixed(from!, index, 3))).toEqual([false, false, true]);
    expect(isFixed(share!, 2, 3)).toBe(false);
    expect(isFixed({ ...share!, first: "0" }, 0, 3)).toBe(true);
  });
});

it.each([
  ["Extra support", undefined],
  [" ", "Enter a text."],
  ["x".repeat(20), undefined],
  ["x".repeat(21), "Use at most 20 characters."],
])("rowProblems: text column, %j → %s", (name, problem) =>
  expect(
    rowProblems([{ name, value: "1" }], [{ key: "name", label: "Name", text: { maxLength: 20 } }]).get("0.name"),
  ).toBe(problem),
);
