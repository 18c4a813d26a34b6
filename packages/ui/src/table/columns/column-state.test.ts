import { expect, it } from "vitest";
import { columnState } from "./column-state.ts";
import { columns } from "../stories/sample-transfers.tsx";

const order = (...view: Parameters<typeof columnState> extends [unknown, ...infer Rest] ? Rest : never) =>
  columnState(columns, ...view).columnOrder;

it("columnState: narrow frame → amount moves ahead; wide frame → own order", () => {
  expect(order({ columns: {} }, true).slice(0, 3)).toEqual(["reference", "amount", "name"]);
  expect(order({ columns: {} }).slice(0, 3)).toEqual(["reference", "name", "bank"]);
});

it("columnState: narrow frame, own order or hidden amount → amount does not move", () => {
  const own = ["reference", "created", "amount"];
  expect(order({ columns: {}, order: own }, true)).toEqual(order({ columns: {}, order: own }));
  expect(order({ columns: { amount: false } }, true).slice(0, 3)).toEqual(["reference", "name", "bank"]);
});
