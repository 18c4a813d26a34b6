import { expect, test } from "vitest";
import { withNames, type ReferringColumn } from "./with-names.ts";

type Row = { opId: string | null };
const column: ReferringColumn<Row> = {
  id: "opId",
  header: "Operator",
  cell: ({ opId }) => opId,
  text: ({ opId }) => opId ?? "",
  refers: { kind: "operator", value: ({ opId }) => opId },
};
const known = new Map([["operator" as const, new Map([["op-1", "Northern Light"]])]]);

test("withNames: known id → name and a column with the id; unknown id → the id", () => {
  const { value, beside } = withNames(column, known);
  expect(["op-1", "op-2", null].map((opId) => value?.({ opId }))).toEqual(["Northern Light", "op-2", null]);
  expect(beside?.map((it) => [it.word, it.value({ opId: "op-1" })])).toEqual([["ID", "op-1"]]);
});

test("withNames: no names of this kind → column is unchanged", () => {
  expect(withNames(column, new Map())).toMatchObject({ id: "opId", text: column.text });
  expect(withNames(column, new Map()).beside).toBeUndefined();
});
