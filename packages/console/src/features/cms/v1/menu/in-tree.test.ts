import { describe, expect, it } from "vitest";
import { inTree } from "./in-tree.ts";
import { movedBeside, placeAfter } from "./moved-beside.ts";

const of = (key: string, parentKey: string | null = null) => ({ id: key, key, parentKey });
const rows = [of("casino"), of("sports"), of("live", "casino"), of("slots", "casino"), of("tables", "live")];
const lines = (entries: readonly ReturnType<typeof of>[]) =>
  inTree(entries).map(({ row, depth, place, beside }) => `${"-".repeat(depth)}${row.key} ${place + 1}/${beside}`);

describe("inTree", () => {
  it("items → each followed by its children", () =>
    expect(lines(rows)).toEqual(["casino 1/2", "-live 1/2", "--tables 1/1", "-slots 2/2", "sports 2/2"]));
  it("missing parent or cycle → every item kept", () =>
    expect(lines([of("a", "gone"), of("b", "c"), of("c", "b")])).toEqual(["a 1/1", "b 1/1", "-c 1/1"]));
});

describe("moving a menu item", () => {
  const tree = inTree(rows);
  const at = (key: string) => tree.find(({ row }) => row.key === key)!;
  it("item with children → children move along", () =>
    expect(movedBeside(tree, at("casino"), 1)).toEqual(["sports", "casino", "live", "tables", "slots"]));
  it("nested item → moves among its siblings", () =>
    expect(movedBeside(tree, at("slots"), 0)).toEqual(["casino", "slots", "live", "tables", "sports"]));
  it("position out of range → unchanged", () =>
    expect(movedBeside(tree, at("sports"), 2)).toEqual(tree.map(({ row }) => row.id)));
  it.each([
    ["casino", 4, 1],
    ["sports", 0, 0],
    ["sports", 3, 1],
    ["live", 3, 1],
  ])("placeAfter: %s dropped after %i rows → position %i among its siblings", (key, others, place) =>
    expect(placeAfter(tree, tree.indexOf(at(key)), others)).toBe(place),
  );
});
