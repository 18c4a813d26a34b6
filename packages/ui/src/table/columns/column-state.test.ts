import { expect, it } from "vitest";
import { columnState } from "./column-state.ts";
import { columns } from "../stories/sample-transfers.tsx";

const order = (...view: Parameters<typeof columnState> extends [unknown, ...infer Rest] ? Rest : never) =>
  columnState(columns, ...view).columnOrder;

it("brings an amount ahead in a narrow frame only", () => {
  expect(order({ columns: {} }, true).slice(0, 3)).toEqual(["reference", "amount", "name"]);
  expect(order({ columns: {} }).slice(0, 3)).toEqual(["reference", "name", "bank"]);
});

it("leaves the reader's own order, and brings no amount that they hid", () => {
  const own = ["reference", "created", "amount"];
  expect(order({ columns: {}, order: own }, true)).toEqual(order({ columns: {}, order: own }));
  expect(order({ columns: { amount: false } }, true).slice(0, 3)).toEqual(["reference", "name", "bank"]);
});
