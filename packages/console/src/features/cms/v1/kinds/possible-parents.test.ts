import { expect, it } from "vitest";
import { possibleParents } from "./possible-parents.ts";

const of = (key: string, parentKey: string | null = null) => ({ id: key, key, parentKey });
const menu = [of("casino"), of("live", "casino"), of("tables", "live"), of("sports")];
const keys = (entry?: (typeof menu)[number]) => possibleParents(menu, entry).map(({ key }) => key);

it("possibleParents: new item → every item", () => expect(keys()).toEqual(["casino", "live", "tables", "sports"]));
it("possibleParents: existing item → neither itself nor its descendants", () => {
  expect(keys(menu[0])).toEqual(["sports"]);
  expect(keys(menu[1])).toEqual(["casino", "sports"]);
});
it("possibleParents: page → every page type, even with the same key", () =>
  expect(possibleParents(menu, { id: "a page", key: "casino", parentKey: "sports" })).toHaveLength(4));
it("possibleParents: cycle in the data → terminates", () =>
  expect(possibleParents([of("a", "b"), of("b", "a"), of("c")], of("a", "b")).map(({ key }) => key)).toEqual(["c"]));
