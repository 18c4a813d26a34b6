import fc from "fast-check";
import { expect, it } from "vitest";
import { orderIds } from "./order-ids.ts";

it("keeps every id once whatever order was stored", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (known, order) => {
      expect(orderIds(known, [...order, ...known.slice(1)]).toSorted()).toEqual(known.toSorted());
    }),
  );
});

it("leaves a column it does not know after the one before it", () => {
  expect(orderIds(["a", "new", "b"], ["b", "a", "gone"])).toEqual(["b", "a", "new"]);
  expect(orderIds(["new", "a", "b"], ["b", "a"])).toEqual(["new", "b", "a"]);
});
