import { describe, expect, it } from "vitest";
import { stackedColumns } from "./stacked-columns.ts";
import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

const column = (id: string, looks: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  cell: () => null,
  width: 130,
  ...looks,
});
const COLUMNS = [
  column("id", { sticky: "start", hideable: false, skeleton: "id" }),
  column("player", { summary: "identity" }),
  column("amount", { amount: true, align: "end" }),
  column("usd", { amount: true, align: "end" }),
  column("status", { summary: "status" }),
  column("created", { summary: "time", align: "end" }),
  column("decided", { summary: "time", align: "end" }),
  column("gateway"),
  column("note", { defaultHidden: true }),
];

type Given = {
  columns?: readonly Column<object>[];
  frame?: number;
  view?: Partial<TableView>;
  sorted?: string;
  kept?: readonly string[];
};
const stacked = ({ columns = COLUMNS, frame = 360, view = {}, sorted, kept = [] }: Given = {}) =>
  stackedColumns(columns, { columns: {}, ...view }, { frame, beside: 80, sorted, kept });

describe("stackedColumns", () => {
  it("narrow frame → identity and amount, then status, type and time", () => {
    expect(stacked()).toBe("player:head,amount:head-end,status:sub-start,gateway:sub,created:sub-end");
  });

  it("no amount → status in the first line", () => {
    expect(stacked({ columns: COLUMNS.filter(({ amount }) => !amount) })).toBe(
      "player:head,status:head-end,gateway:sub,created:sub-end",
    );
  });

  it("no column says that it identifies the row → the first", () => {
    expect(stacked({ columns: COLUMNS.filter(({ id }) => id !== "player") })).toMatch(/^id:head,/);
  });

  it("row of figures → its next figures in the second line", () => {
    const figures = [
      column("operator"),
      ...["ggr", "ngr"].map((id) => column(id, { amount: true, align: "end" })),
      column("bets", { align: "end" }),
    ];
    expect(stacked({ columns: figures })).toBe("operator:head,ggr:head-end,bets:sub,ngr:sub-end");
  });

  it("exception column → a line of its own; the next column stands beside the time", () => {
    const checks = [column("checks", { summary: "exception" }), ...COLUMNS];
    expect(stacked({ columns: checks })).toBe(
      "player:head,amount:head-end,status:sub-start,gateway:sub,created:sub-end,checks:more",
    );
  });

  it("sorted amount or time → it takes the place", () => {
    expect(stacked({ sorted: "decided" })).toMatch(/decided:sub-end$/);
    expect(stacked({ sorted: "usd" })).toContain("usd:head-end");
  });

  it("columns of filters, and columns that the user shows → lines of their own", () => {
    expect(stacked({ kept: ["usd"], view: { columns: { note: true } } })).toMatch(
      /created:sub-end,usd:more,note:more$/,
    );
  });

  it("hidden column → the next of its kind", () => {
    expect(stacked({ view: { columns: { created: false } } })).toMatch(/decided:sub-end$/);
  });

  it("wide or unknown frame, or all columns fit → none", () => {
    expect(stacked({ frame: 640 })).toBe("");
    expect(stacked({ frame: 0 })).toBe("");
    expect(stacked({ columns: COLUMNS.slice(0, 2) })).toBe("");
  });
});
