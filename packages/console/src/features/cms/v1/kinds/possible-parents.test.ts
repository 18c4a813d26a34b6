import { expect, it } from "vitest";
import { possibleParents } from "./possible-parents.ts";

const of = (key: string, parentKey: string | null = null) => ({ id: key, key, parentKey });
const menu = [of("casino"), of("live", "casino"), of("tables", "live"), of("sports")];
const keys = (entry?: (typeof menu)[number]) => possibleParents(menu, entry).map(({ key }) => key);

it("a new item can stand under any", () => expect(keys()).toEqual(["casino", "live", "tables", "sports"]));
it("an item stands neither under itself nor under what stands below it", () => {
  expect(keys(menu[0])).toEqual(["sports"]);
  expect(keys(menu[1])).toEqual(["casino", "sports"]);
});
it("a page stands under a page type, of whatever key", () =>
  expect(possibleParents(menu, { id: "a page", key: "casino", parentKey: "sports" })).toHaveLength(4));
it("a circle that came from elsewhere ends", () =>
  expect(possibleParents([of("a", "b"), of("b", "a"), of("c")], of("a", "b")).map(({ key }) => key)).toEqual(["c"]));
