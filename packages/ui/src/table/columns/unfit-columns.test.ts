import { describe, expect, it } from "vitest";
import { columnWidths } from "./column-widths.ts";
import { columnSize } from "./column-size.ts";
import { unfitColumns } from "./unfit-columns.ts";
import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

const NO_NEEDS = new Map<string, number>();
const column = (id: string, looks: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  cell: () => null,
  width: 100,
  ...looks,
});
const COLUMNS = [
  column("id", { sticky: "start", hideable: false }),
  column("who"),
  column("status"),
  column("amount"),
  column("time"),
];

type Given = {
  columns?: readonly Column<object>[];
  frame: number;
  view?: Partial<TableView>;
  kept?: readonly string[];
  needs?: ReadonlyMap<string, number>;
};

const unfit = ({ columns = COLUMNS, frame, view, kept = [], needs = NO_NEEDS }: Given) =>
  unfitColumns(columns, { columns: {}, ...view }, { frame, beside: 50, needs, kept });

describe("unfitColumns", () => {
  it("all fit, or frame width unknown → none", () => {
    expect(unfit({ frame: 550 })).toBe("");
    expect(unfit({ frame: 0 })).toBe("");
  });

  it("too narrow → last columns first, as many as needed", () => {
    expect(unfit({ frame: 549 })).toBe("time");
    expect(unfit({ frame: 449 })).toBe("time,amount");
  });

  it("higher priority → stays longer, whatever its position", () => {
    const columns = COLUMNS.map((given) => (given.id === "time" ? { ...given, priority: 1 } : given));
    expect(unfit({ columns, frame: 449 })).toBe("amount,status");
  });

  it("first, sticky, pinned, filtered, sorted and explicitly shown columns → stay", () => {
    expect(unfit({ frame: 160, kept: ["time"] })).toBe("amount,status,who");
    expect(unfit({ frame: 160, view: { columns: { time: true } } })).toBe("amount,status,who");
    expect(unfit({ frame: 160, view: { pins: { time: "end" } } })).toBe("amount,status,who");
    expect(unfit({ columns: COLUMNS.slice(1), frame: 60 })).toBe("time,amount,status");
  });

  it("the user's column order and widths → taken into account", () => {
    expect(unfit({ frame: 549, view: { order: ["id", "time", "who", "status", "amount"] } })).toBe("amount");
    expect(unfit({ frame: 550, view: { widths: { who: 101 } } })).toBe("time");
  });

  it("shrinkable text column → narrowed before a column is hidden", () => {
    const columns = COLUMNS.map((given) => (given.id === "who" ? { ...given, shrinks: true } : given));
    expect(unfit({ columns, frame: 517 })).toBe("");
    expect(unfit({ columns, frame: 516 })).toBe("time");
  });

  it("numbers wider than their column → counted with the width they need", () => {
    expect(unfit({ frame: 550, needs: new Map([["amount", 130]]) })).toBe("time");
  });

  it("frame of any width → remaining columns fit", () => {
    for (let frame = 200; frame <= 550; frame += 7) {
      const out = new Set(unfit({ frame }).split(","));
      const sizes = COLUMNS.filter(({ id }) => !out.has(id)).map((given) =>
        columnSize(given, given.sticky, {}, NO_NEEDS),
      );
      expect(columnWidths(sizes, 0, 50).minimum).toMatch(/^calc/);
      expect(sizes.length * 100 + 50).toBeLessThanOrEqual(Math.max(frame, 150));
    }
  });
});
