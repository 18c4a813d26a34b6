import { describe, expect, it } from "vitest";
import { columnTitle, isSameMenu, newColumn, whereNow, withEdit, type FooterMenu } from "./footer-edit.ts";
import { moved, stepFrom } from "./footer-move.ts";

const [about, vip, faq] = [
  { title: "About us", url: "/about-us" },
  { title: "VIP club", url: "/vip-club" },
  { title: "Questions", url: "/faq" },
];
const menu: FooterMenu = { column1: { title: "About", items: [about, vip] }, column2: { items: [faq] } };
const item = { title: "Contact", url: "/contact" };
const titles = (of: FooterMenu | undefined) =>
  of && Object.fromEntries(Object.entries(of).map(([name, { items }]) => [name, items.map(({ title }) => title)]));

describe("withEdit: change of the footer menu", () => {
  it("add → item at the end of the column", () =>
    expect(titles(withEdit(menu, { kind: "add", column: "column2", item }))).toEqual({
      column1: ["About us", "VIP club"],
      column2: ["Questions", "Contact"],
    }));
  it("add with a heading → new column gets it, existing column keeps its own", () => {
    expect(withEdit(menu, { kind: "add", column: "column3", heading: "Help", item })?.["column3"]).toEqual({
      title: "Help",
      items: [item],
    });
    expect(withEdit(menu, { kind: "add", column: "column1", heading: "Help", item })?.["column1"]?.title).toBe("About");
  });
  it("change or delete → affects one item", () => {
    const place = { column: "column1", index: 1 };
    expect(titles(withEdit(menu, { kind: "change", place, before: vip, item }))?.["column1"]).toEqual([
      "About us",
      "Contact",
    ]);
    expect(titles(withEdit(menu, { kind: "delete", place, before: vip }))?.["column1"]).toEqual(["About us"]);
  });
  it.each([
    ["another item stands there now", { column: "column1", index: 0 }],
    ["the column is shorter now", { column: "column1", index: 2 }],
    ["the column is gone", { column: "column9", index: 0 }],
  ])("%s → no change", (_, place) => {
    expect(withEdit(menu, { kind: "change", place, before: vip, item })).toBeUndefined();
    expect(withEdit(menu, { kind: "delete", place, before: vip })).toBeUndefined();
  });
  it("order → whole menu replaced, unless another user changed it", () => {
    const ordered = moved(menu, { column: "column1", index: 1 }, { column: "column1", index: 0 })!;
    expect(withEdit(menu, { kind: "order", before: menu, menu: ordered })).toBe(ordered);
    expect(withEdit(ordered, { kind: "order", before: menu, menu: ordered })).toBeUndefined();
  });
  it("rename → only from the heading read; drop → empty column only", () => {
    const rename = { kind: "rename", column: "column1", before: "About", heading: "Us" } as const;
    expect(withEdit(menu, rename)?.["column1"]?.title).toBe("Us");
    expect(withEdit({ ...menu, column1: { items: [] } }, rename)).toBeUndefined();
    expect(withEdit(menu, { kind: "drop", column: "column2" })).toBeUndefined();
    expect(titles(withEdit({ ...menu, column2: { items: [] } }, { kind: "drop", column: "column2" }))).toEqual({
      column1: ["About us", "VIP club"],
    });
  });
});

it("isSameMenu: empty and missing heading → same menu", () => {
  expect(isSameMenu(menu, { ...menu, column2: { title: "", items: [{ ...faq }] } })).toBe(true);
  expect(isSameMenu(menu, { ...menu, column2: { title: "Help", items: [faq] } })).toBe(false);
  expect(isSameMenu(menu, { column1: menu["column1"]! })).toBe(false);
});

it("newColumn: fewer than eight → after the last column, otherwise first gap; eight → none", () => {
  const of = (...names: string[]) => newColumn(Object.fromEntries(names.map((name) => [name, { items: [] }])));
  expect([of(), of("column1", "column3"), of("column2", "column9")]).toEqual(["column1", "column4", "column1"]);
  expect(of(..."12345678".split("").map((at) => `column${at}`))).toBeUndefined();
});

describe("whereNow: item possibly changed by another user", () => {
  const place = { column: "column1", index: 1 };
  const with1 = (...items: { title: string; url: string }[]) => ({ ...menu, column1: { items } });
  it.each([
    ["stands where it was", menu, place],
    ["was moved", with1(vip, about), { column: "column1", index: 0 }],
    ["has another title", with1(about, { ...vip, title: "Club" }), place],
    ["is gone, and another stands there", with1(about, item), undefined],
    ["is gone with its column", { column2: menu["column2"]! }, undefined],
  ])("item %s → position or undefined", (_, now, expected) => expect(whereNow(now, place, vip)).toEqual(expected));
});

describe("footer of 200 items", () => {
  const names = Array.from({ length: 8 }, (_, at) => `column${at + 1}`);
  const items = Array.from({ length: 25 }, (_, at) => ({ title: `Item ${at}`, url: `/${at}` }));
  const full: FooterMenu = Object.fromEntries(names.map((name) => [name, { items }]));
  it("move → item moved, no item lost", () => {
    const ordered = moved(full, { column: "column1", index: 24 }, { column: "column8", index: 0 })!;
    expect(Object.values(ordered).flatMap((column) => column.items)).toHaveLength(200);
    expect(isSameMenu(ordered, full)).toBe(false);
    expect(withEdit(full, { kind: "order", before: full, menu: ordered })).toBe(ordered);
  });
  it("newColumn → undefined", () => expect(newColumn(full)).toBeUndefined());
});

it("footer without columns: add → first column", () => {
  expect(newColumn({})).toBe("column1");
  expect(withEdit({}, { kind: "add", column: "column1", item })).toEqual({ column1: { items: [item] } });
});

it("columnTitle: column without a heading → its number", () =>
  expect([columnTitle(menu, "column1"), columnTitle(menu, "column2")]).toEqual(["About", "Column 2"]));

describe("footer item", () => {
  const at = (column: string, index: number) => ({ column, index });
  it("moved: within a column or to another → new position", () => {
    expect(titles(moved(menu, at("column1", 0), at("column1", 1)))?.["column1"]).toEqual(["VIP club", "About us"]);
    expect(titles(moved(menu, at("column1", 0), at("column2", 1)))).toEqual({
      column1: ["VIP club"],
      column2: ["Questions", "About us"],
    });
  });
  it("moved: same position, outside the column or full column → undefined", () => {
    expect(moved(menu, at("column1", 0), at("column1", 0))).toBeUndefined();
    expect(moved(menu, at("column1", 0), at("column1", 2))).toBeUndefined();
    const full = { ...menu, column2: { items: Array.from({ length: 30 }, () => faq) } };
    expect(moved(full, at("column1", 0), at("column2", 0))).toBeUndefined();
  });
  it.each([
    ["up", at("column1", 0), undefined],
    ["up", at("column1", 1), at("column1", 0)],
    ["down", at("column1", 1), undefined],
    ["on", at("column1", 1), at("column2", 1)],
    ["back", at("column1", 0), undefined],
    ["back", at("column2", 0), at("column1", 0)],
  ] as const)("stepFrom: %s from %o → %o", (step, from, to) => expect(stepFrom(menu, from, step)).toEqual(to));
});
