import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { moveColumn } from "../columns/move-column.ts";
import { neighbourOf } from "../rows/neighbour-of.ts";
import { NO_CHOICES, type TableView } from "../table-view.ts";
import type { AllMatching, Column, Sort } from "../types.ts";
import { useColumnLayout } from "../columns/use-column-layout.ts";
import { useGrid } from "./use-grid.ts";
import { useRowSelection } from "../row-actions/use-row-selection.ts";

type Item = { id: string };
const column = (id: string, more: Partial<Column<Item>> = {}): Column<Item> => ({
  id,
  header: id,
  cell: () => id,
  sortable: true,
  ...more,
});
const COLUMNS = [column("a", { sticky: "start" }), column("b"), column("c", { width: 90 }), column("d")];
const ROWS = ["a", "b", "c", "d", "e"].map((id) => ({ id }));
const rowId = ({ id }: Item) => id;

type Given = { view?: TableView; selected?: readonly string[]; sort?: Sort; chosen?: AllMatching };

/** Renders the table with a caller that stores the reported state. */
const open = ({ view: first = NO_CHOICES, selected: some = [], sort: given, chosen: all }: Given = {}) =>
  renderHook(() => {
    const [view, setView] = useState(first);
    const [sort, setSort] = useState(given);
    const [selected, onChange] = useState<ReadonlySet<string>>(() => new Set(some));
    const [chosen, setChosen] = useState(all);
    const selection = { selected, onChange, matching: { chosen, onChange: setChosen } };
    const table = useGrid({
      rows: ROWS,
      columns: COLUMNS,
      rowId,
      sort,
      onSortChange: setSort,
      selection,
      view,
      onViewChange: setView,
      narrow: false,
      unfit: "",
      stacked: "",
    });
    const { shown, sizes } = useColumnLayout(table, 0, 0);
    return { table, view, sort, selected, chosen, sizes, shown, selection: useRowSelection(table, selection, 20) };
  }).result;

const columnOf = ({ current }: ReturnType<typeof open>, id: string) => current.table.getColumn(id)!;
const drawn = ({ current }: ReturnType<typeof open>) => current.shown.map(({ own }) => own.id).join("");

describe("useGrid columns", () => {
  it("no stored view → columns as given", () => {
    const opened = open();
    expect(opened.current.shown.map(({ own }) => own)).toEqual(COLUMNS);
    expect(opened.current.shown.map(({ pinned }) => pinned)).toEqual(["start", undefined, undefined, undefined]);
  });

  it("stored view → order, pins and widths are applied", () => {
    const opened = open({
      view: { columns: {}, order: ["d", "c", "b", "a"], pins: { a: "none", b: "end" }, widths: { d: 70 } },
    });
    expect(drawn(opened)).toBe("dcab");
    expect(opened.current.shown.map(({ pinned }) => pinned)).toEqual([undefined, undefined, undefined, "end"]);
    expect(opened.current.sizes[0]).toMatchObject({ width: 70, fixed: true });
  });

  it("neighbourOf: next column at the same edge → its id; at another edge → undefined", () => {
    const opened = open();
    expect(neighbourOf(columnOf(opened, "b"), 1)).toBe("c");
    expect(neighbourOf(columnOf(opened, "b"), -1)).toBeUndefined();
    expect(neighbourOf(columnOf(opened, "d"), 1)).toBeUndefined();
  });

  it("column changes → only differences from the defaults are stored", () => {
    const opened = open({ view: { columns: { other: true } } });
    act(() => columnOf(opened, "b").toggleVisibility(false));
    act(() => columnOf(opened, "a").pin(false));
    act(() => opened.current.table.setColumnSizing((sizes) => ({ ...sizes, c: 120 })));
    expect(opened.current.view).toEqual({
      columns: { other: true, b: false },
      pins: { a: "none" },
      widths: { c: 120 },
    });
    act(() => columnOf(opened, "b").toggleVisibility(true));
    act(() => columnOf(opened, "a").pin("start"));
    // A column that the user shows explicitly stays, whether or not it fits.
    expect(opened.current.view).toEqual({ columns: { other: true, b: true }, pins: {}, widths: { c: 120 } });
    act(() => moveColumn(opened.current.table, "b", "d", "after"));
    expect(drawn(opened)).toBe("acdb");
  });
});

describe("useGrid sorting", () => {
  it("repeated toggle → ascending, descending, unsorted", () => {
    const opened = open();
    const press = () => act(() => columnOf(opened, "b").toggleSorting());
    press();
    expect(opened.current.sort).toEqual({ id: "b", desc: false });
    press();
    expect(opened.current.sort).toEqual({ id: "b", desc: true });
    press();
    expect(opened.current.sort).toBeUndefined();
  });

  it("another column → ascending; rows are left in the server's order", () => {
    const opened = open({ sort: { id: "b", desc: true } });
    act(() => columnOf(opened, "c").toggleSorting());
    expect(opened.current.sort).toEqual({ id: "c", desc: false });
    expect(opened.current.table.getRowModel().rows.map(({ original }) => original)).toEqual(ROWS);
  });
});

describe("useRowSelection", () => {
  const toggle = (opened: ReturnType<typeof open>, id: string, range = false) =>
    act(() => opened.current.selection.toggle(id, range));

  it.each([
    ["b", "d"],
    ["d", "b"],
  ])("range from %s to %s → both ends are included", (from, to) => {
    const opened = open();
    toggle(opened, from);
    toggle(opened, to, true);
    expect([...opened.current.selected].toSorted()).toEqual(["b", "c", "d"]);
  });

  it("range without a first row, or after clearing → only the second row", () => {
    const opened = open();
    toggle(opened, "c", true);
    expect([...opened.current.selected]).toEqual(["c"]);
    act(() => void opened.current.selection.clear());
    toggle(opened, "e", true);
    expect([...opened.current.selected]).toEqual(["e"]);
  });

  it("rows selected on other pages → kept", () => {
    const opened = open({ selected: ["x", "a"] });
    toggle(opened, "b");
    toggle(opened, "a");
    expect([...opened.current.selected].toSorted()).toEqual(["b", "x"]);
  });

  it("share: all, some or none by the rows of this page", () => {
    expect(open({ selected: ["x"] }).current.selection.share).toBe("none");
    expect(open({ selected: ["x", "a"] }).current.selection.share).toBe("some");
    expect(open({ selected: [...ROWS.map(rowId), "x"] }).current.selection.share).toBe("all");
  });

  it("all matching rows selected → single rows can be excluded and included again", () => {
    const opened = open({ chosen: { all: true, except: new Set(["x"]) } });
    expect(opened.current.selection).toMatchObject({ share: "all", count: 19 });
    toggle(opened, "b");
    expect([...opened.current.chosen!.except]).toEqual(["x", "b"]);
    expect(opened.current.selection).toMatchObject({ share: "some", count: 18 });
    act(() => opened.current.selection.toggleAll());
    expect([...opened.current.chosen!.except]).toEqual(["x"]);
  });
});
