import fc from "fast-check";
import { expect, it } from "vitest";
import { orderIds } from "./order-ids.ts";

it("orderIds: any stored order → every known id once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (known, order) => {
      expect(orderIds(known, [...order, ...known.slice(1)]).toSorted()).toEqual(known.toSorted());
    }),
  );
});

it("orderIds: column missing from the stored order → stays after its predecessor", () => {
  expect(orderIds(["a", "new", "b"], ["b", "a", "gone"])).toEqual(["b", "a", "new"]);
  expect(orderIds(["new", "a", "b"], ["b", "a"])).toEqual(["new", "b", "a"]);
});
