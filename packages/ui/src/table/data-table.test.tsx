import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pencil, Trash2 } from "lucide-react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { announcementStore } from "../feedback/announce.ts";
import { DataTable } from "./data-table.tsx";
import { readView } from "./table-view.ts";
import type { Column, DataTableProps } from "./types.ts";

type Item = { id: string; name: string; size: number };
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `i${String(at)}`, name: `Item ${String(at)}`, size: at }));

const drawName = vi.fn((item: Item) => item.name);
const columns: Column<Item>[] = [
  { id: "name", header: "Name", cell: drawName, text: (item) => item.name, sortable: true },
  { id: "size", header: "Size", cell: (item) => item.size, align: "end", sticky: "start" },
  { id: "secret", header: "Secret", cell: () => "…", defaultHidden: true },
];
const rowId = (item: Item) => item.id;
const three = items(3);

const table = (props: Partial<DataTableProps<Item>> = {}) => (
  <DataTable label="Items" rows={three} columns={columns} rowId={rowId} state={{ status: "ready" }} {...props} />
);

beforeEach(() => {
  drawName.mockClear();
  localStorage.clear();
});

describe("DataTable columns and rows", () => {
  it("sticky columns → first; hidden columns → left out", () => {
    render(table());
    expect(screen.getAllByRole("columnheader").map((th) => th.textContent)).toEqual(["Size", "Name"]);
  });

  it("row lacks a field → dash and disabled action in that row only, the others are as before", () => {
    type Owned = Item & { owner: { name: string } };
    const [first, second] = three.map((item) => ({ ...item, owner: { name: "Mara" } }));
    const rows = [first!, { ...second!, owner: undefined } as unknown as Owned];
    const owner: Column<Owned> = {
      id: "owner",
      header: "Owner",
      cell: (row) => row.owner.name,
      text: (row) => row.owner.name,
    };
    const action = {
      id: "pay",
      label: "Pay",
      primary: true,
      reason: (row: Owned) => (row.owner.name === "" ? "Nobody owns it." : undefined),
      onSelect: vi.fn(),
    };
    const name = columns[0] as unknown as Column<Owned>;
    render(
      <DataTable
        label="Items"
        rows={rows}
        columns={[name, owner]}
        rowId={(row) => row.id}
        state={{ status: "ready" }}
        actions={[action]}
      />,
    );
    const [whole, lacking] = screen.getAllByRole("row").slice(1);
    expect([whole!.textContent, lacking!.textContent]).toEqual([
      expect.stringContaining("Mara"),
      expect.stringContaining("Item 1—"),
    ]);
    const pay = (row: HTMLElement) => within(row).getByRole("button", { name: /^Pay/ });
    expect(pay(whole!).getAttribute("aria-disabled")).toBeNull();
    expect(pay(lacking!).getAttribute("aria-disabled")).toBe("true");
  });

  it("third page → row indexes count all pages", () => {
    render(table({ page: { page: 3, limit: 50, count: 103, onChange: vi.fn() } }));
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("104");
    expect(screen.getAllByRole("row").map((row) => row.getAttribute("aria-rowindex"))).toEqual([
      "1",
      "102",
      "103",
      "104",
    ]);
    expect(screen.getByText("101–103")).toBeTruthy();
  });

  it("totals → the first row below the header, counted before the others", () => {
    render(table({ totals: { label: "Total", cells: {} }, page: { page: 1, limit: 50, count: 3, onChange: vi.fn() } }));
    const rows = screen.getAllByRole("row");
    expect(rows[1]!.textContent).toBe("Total");
    expect(rows.map((row) => row.getAttribute("aria-rowindex"))).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("stored column choice → applied; invalid entries → ignored", () => {
    localStorage.setItem("t", JSON.stringify({ columns: { secret: true, name: false, size: "x" }, density: "huge" }));
    expect(readView("t")).toEqual({ columns: { secret: true, name: false } });
    render(table({ storageKey: "t" }));
    expect(screen.getAllByRole("columnheader").map((th) => th.textContent)).toEqual(["Size", "Secret"]);
    localStorage.setItem("t", "{");
    expect(readView("t")).toEqual({ columns: {} });
  });
});

describe("DataTable elements", () => {
  it("row of texts with a button and a menu → one element for each cell and button", () => {
    const actions = [
      { id: "edit", label: "Edit", primary: true, onSelect: vi.fn() },
      { id: "delete", label: "Delete", onSelect: vi.fn() },
    ];
    render(table({ actions, page: { page: 1, limit: 50, count: 3, onChange: vi.fn() } }));
    const [, row] = screen.getAllByRole("row");
    expect([...row!.querySelectorAll("*")].map(({ tagName }) => tagName)).toEqual([
      "TD",
      "TH",
      "TD",
      "BUTTON",
      "BUTTON",
    ]);
    expect(
      within(row!)
        .getByRole("button", { name: /^More actions/ })
        .getAttribute("data-hint"),
    ).toBe("More actions");
  });
});

describe("DataTable rerender", () => {
  it("unrelated props change → no row is rendered", () => {
    const { rerender } = render(table({ onOpen: vi.fn() }));
    expect(drawName).toHaveBeenCalledTimes(3);
    rerender(table({ onOpen: vi.fn(), toolbar: "3 waiting" }));
    expect(drawName).toHaveBeenCalledTimes(3);
  });

  it("a row is selected → only that row is rendered", () => {
    const selection = (...ids: string[]) => ({ selected: new Set(ids), onChange: vi.fn() });
    const { rerender } = render(table({ selection: selection() }));
    drawName.mockClear();
    rerender(table({ selection: selection("i1") }));
    expect(drawName).toHaveBeenCalledTimes(1);
    expect(drawName.mock.lastCall?.[0]).toBe(three[1]);
  });
});

describe("DataTable rows in the document", () => {
  const drawn = () => screen.getAllByText(/^Item /).length;

  it("50 rows → all are rendered", () => {
    render(table({ rows: items(50) }));
    expect(drawn()).toBe(50);
  });

  it("51 rows → only the visible ones are rendered", () => {
    render(table({ rows: items(51) }));
    expect(drawn()).toBe(30);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("52");
  });
});

describe("DataTable selection", () => {
  it("Shift and click → range is selected, selection on other pages is kept", () => {
    const onChange = vi.fn();
    const { rerender } = render(table({ selection: { selected: new Set(["far"]), onChange } }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Item 0" }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(["far", "i0"]));
    rerender(table({ selection: { selected: new Set(["far", "i0"]), onChange } }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Item 2" }), { shiftKey: true });
    expect(onChange).toHaveBeenLastCalledWith(new Set(["far", "i0", "i1", "i2"]));
  });
});

describe("DataTable rows that cannot be selected", () => {
  const unselectable = new Map([["i1", "Item 1 is decided."]]);

  it("row → disabled checkbox with the reason; Space on the row → nothing", () => {
    const onChange = vi.fn();
    render(table({ selection: { selected: new Set(), onChange, unselectable } }));
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Item 1" });
    const row = box.closest("tr")!;
    expect([box.disabled, box.title, row.getAttribute("aria-selected")]).toEqual([true, "Item 1 is decided.", null]);
    row.focus();
    fireEvent.keyDown(row, { key: " " });
    expect(onChange).not.toHaveBeenCalled();
  });

  it("all rows of the page or a range are selected → left out", () => {
    const onChange = vi.fn();
    const { rerender } = render(table({ selection: { selected: new Set(), onChange, unselectable } }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    expect(onChange).toHaveBeenLastCalledWith(new Set(["i0", "i2"]));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Item 0" }));
    rerender(table({ selection: { selected: new Set(["i0"]), onChange, unselectable } }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Item 2" }), { shiftKey: true });
    expect(onChange).toHaveBeenLastCalledWith(new Set(["i0", "i2"]));
  });

  it("all others are selected → the page counts as selected; none can be → all are disabled", () => {
    const all = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows on this page" });
    const selection = { selected: new Set(["i0", "i2"]), onChange: vi.fn(), unselectable };
    const { rerender } = render(table({ selection }));
    expect(all().checked).toBe(true);
    const none = new Map(three.map(({ id }) => [id, "Decided."]));
    rerender(table({ selection: { ...selection, selected: new Set(), unselectable: none } }));
    expect([all().checked, all().disabled]).toEqual([false, true]);
  });
});

describe("DataTable row opening", () => {
  it("click on the row → onOpen; click on a control in it → not", () => {
    const onOpen = vi.fn();
    const withButton = [...columns, { id: "b", header: "B", cell: () => <button type="button">Do</button> }];
    render(table({ onOpen, columns: withButton }));
    const row = screen.getByText("Item 1").closest("tr") as HTMLElement;
    fireEvent.click(within(row).getByRole("button"));
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("Item 1"));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(three[1]);
  });

  it("double click → one onOpen, also if another row is under the second press", () => {
    const onOpen = vi.fn();
    render(table({ onOpen }));
    fireEvent.click(screen.getByText("Item 1"), { detail: 1 });
    fireEvent.click(screen.getByText("Item 0"), { detail: 2 });
    expect(onOpen.mock.calls).toEqual([[three[1]]]);
  });

  it("panel beside the table → row actions are one menu; all columns fit → none is counted", () => {
    const actions = [
      { id: "edit", label: "Edit", icon: Pencil, primary: true, onSelect: vi.fn() },
      { id: "delete", label: "Delete", icon: Trash2, primary: true, onSelect: vi.fn() },
    ];
    render(table({ actions, besideDrawer: true, page: { page: 1, limit: 50, count: 103, onChange: vi.fn() } }));
    expect(screen.getAllByRole("button", { name: /^More actions/ })).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
    expect(screen.queryByText(/hidden beside the record/)).toBeNull();
  });
});

describe("DataTable pagination", () => {
  it("rows besides the counted ones → named after the count", () => {
    const page = { page: 1, limit: 50, count: 2, onChange: vi.fn() };
    const { rerender } = render(table({ page: { ...page, besides: "1 decided just now" } }));
    const text = () => screen.getByRole("navigation", { name: "Pages" }).textContent;
    expect(text()).toBe("1–2 of 2 · 1 decided just now");
    rerender(table({ page }));
    expect(text()).toBe("1–2 of 2");
  });

  it("page buttons, page input and rows per page → onChange; no previous page → nothing", () => {
    const onChange = vi.fn();
    render(table({ page: { page: 1, limit: 25, count: 90, onChange } }));
    fireEvent.click(screen.getByRole("button", { name: "Previous page" }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Last page" }));
    expect(onChange).toHaveBeenLastCalledWith({ page: 4, limit: 25 });
    const jump = screen.getByRole("textbox", { name: "Page, of 4" });
    fireEvent.change(jump, { target: { value: "99" } });
    fireEvent.keyDown(jump, { key: "Enter" });
    expect(onChange).toHaveBeenLastCalledWith({ page: 4, limit: 25 });
    fireEvent.change(screen.getByRole("combobox", { name: "Rows per page" }), { target: { value: "100" } });
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, limit: 100 });
  });
});

describe("DataTable announcements", () => {
  const page = { page: 1, limit: 25, onChange: vi.fn() };
  const none = () => table({ rows: [], filtered: true, page: { ...page, count: 0 } });
  /** What is announced by the app's live region, which is never removed, while `run` runs. */
  const announced = (run: () => void) => {
    const before = announcementStore.read().at(-1)?.id ?? 0;
    run();
    return announcementStore.read().flatMap(({ id, text }) => (id > before ? [text] : []));
  };

  it("empty results one after the other, and rows in between → each is announced once", () => {
    const { rerender } = render(table({ state: { status: "loading" }, page: { ...page, count: 0 } }));
    const empty = none();
    expect(announced(() => rerender(empty))).toEqual(["Nothing matches these filters"]);
    expect(announced(() => rerender(empty))).toEqual([]);
    expect(announced(() => rerender(none()))).toEqual(["Nothing matches these filters"]);
    expect(announced(() => rerender(table({ page: { ...page, count: 103 } })))).toEqual(["1–25 of 103"]);
    expect(announced(() => rerender(none()))).toEqual(["Nothing matches these filters"]);
    expect(announced(() => rerender(table({ page: { ...page, count: 103 } })))).toEqual(["1–25 of 103"]);
  });

  it("table without rows is removed and comes back → announced again", () => {
    const { rerender } = render(none());
    rerender(<p>Other</p>);
    expect(announced(() => rerender(none()))).toEqual(["Nothing matches these filters"]);
  });
});

describe("DataTable row action buttons", () => {
  it("right arrow on the last cell → buttons are focused in turn; left arrow → back", () => {
    const actions = ["Approve", "Reject"].map((label) => ({ id: label, label, primary: true, onSelect: vi.fn() }));
    render(table({ actions }));
    const [row] = screen.getAllByRole("row").slice(1);
    row!.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    for (let cell = 0; cell < 3; cell += 1) press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("Approve");
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("Reject");
    press("ArrowLeft");
    press("ArrowLeft");
    expect(document.activeElement?.matches("[data-column=name]")).toBe(true);
    press("ArrowRight");
    press("Escape");
    expect(document.activeElement).toBe(row);
  });
});

describe("DataTable row menu", () => {
  it.each([
    ["Escape is pressed", "{Escape}"],
    ["an action is chosen", "{ArrowDown}{Enter}"],
  ])("%s → its button is focused again", async (_, key) => {
    render(table({ actions: [{ id: "copy", label: "Copy", onSelect: vi.fn() }] }));
    const button = screen.getAllByRole("button", { name: /^More actions/ })[1]!;
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true));
    await userEvent.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
