import { expect, test } from "vitest";
import { isConflict, isMine, isTheirs, overlay, unitsOf } from "./merge.ts";

const seen = { days: "17", wager: "10", title: { en: "Alpha" }, tiers: [{ from: "1" }] };

test.each([
  ["different fields", { days: "19" }, { wager: "41" }, ["days"], ["wager"], []],
  ["the same field to two values", { days: "19" }, { days: "21" }, ["days"], ["days"], ["days"]],
  ["the same field to one value", { days: "19" }, { days: "19" }, ["days"], ["days"], []],
  [
    "two languages of a text",
    { title: { en: "Beta" } },
    { title: { en: "Alpha", sv: "Alfa" } },
    ["title.en"],
    ["title.sv"],
    [],
  ],
  [
    "rows of one list",
    { tiers: [{ from: "2" }] },
    { tiers: [{ from: "1" }, { from: "5" }] },
    ["tiers"],
    ["tiers"],
    ["tiers"],
  ],
  ["nothing, an absent text left empty", { title: { en: "Alpha", sv: "" } }, {}, [], [], []],
])(
  "merge of an edit: two users change %s → own, other and conflicting fields",
  (_, mine, theirs, ours, others, conflicts) => {
    const units = unitsOf(seen, { ...seen, ...mine }, { ...seen, ...theirs });
    const paths = (keep: typeof isMine) => units.filter(keep).map(({ path }) => path);
    expect([paths(isMine), paths(isTheirs), paths(isConflict)]).toEqual([ours, others, conflicts]);
  },
);

test("overlay: values by path → those fields change, the others stay", () =>
  expect(
    overlay(seen, [
      ["title.sv", "Alfa"],
      ["days", "19"],
    ]),
  ).toEqual({
    ...seen,
    days: "19",
    title: { en: "Alpha", sv: "Alfa" },
  }));
