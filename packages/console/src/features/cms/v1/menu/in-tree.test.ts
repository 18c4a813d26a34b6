import { describe, expect, it } from "vitest";
import { inTree } from "./in-tree.ts";
import { movedBeside, placeAfter } from "./moved-beside.ts";

const of = (key: string, parentKey: string | null = null) => ({ id: key, key, parentKey });
const rows = [of("casino"), of("sports"), of("live", "casino"), of("slots", "casino"), of("tables", "live")];
const lines = (entries: readonly ReturnType<typeof of>[]) =>
  inTree(entries).map(({ row, depth, place, beside }) => `${"-".repeat(depth)}${row.key} ${place + 1}/${beside}`);

describe("a menu as a tree", () => {
  it("has each item followed by what stands under it", () =>
    expect(lines(rows)).toEqual(["casino 1/2", "-live 1/2", "--tables 1/1", "-slots 2/2", "sports 2/2"]));
  it("loses nothing: neither what stands under nothing that is there, nor a circle", () =>
    expect(lines([of("a", "gone"), of("b", "c"), of("c", "b")])).toEqual(["a 1/1", "b 1/1", "-c 1/1"]));
});

describe("an item that is moved", () => {
  const tree = inTree(rows);
  const at = (key: string) => tree.find(({ row }) => row.key === key)!;
  it("takes along what stands under it", () =>
    expect(movedBeside(tree, at("casino"), 1)).toEqual(["sports", "casino", "live", "tables", "slots"]));
  it("stays under the same", () =>
    expect(movedBeside(tree, at("slots"), 0)).toEqual(["casino", "slots", "live", "tables", "sports"]));
  it("stays where there is no such place", () =>
    expect(movedBeside(tree, at("sports"), 2)).toEqual(tree.map(({ row }) => row.id)));
  it.each([
    ["casino", 4, 1],
    ["sports", 0, 0],
    ["sports", 3, 1],
    ["live", 3, 1],
  ])("%s, with %i others before it, comes to place %i among its own", (key, others, place) =>
    expect(placeAfter(tree, tree.indexOf(at(key)), others)).toBe(place),
  );
});
