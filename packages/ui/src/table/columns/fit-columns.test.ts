import { expect, it } from "vitest";
import { columnsInSight } from "./column-state.ts";
import { fitColumns } from "./fit-columns.ts";
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
  column("id", { sticky: "start", hideable: false }),
  column("player", { summary: "identity" }),
  column("amount", { amount: true, align: "end" }),
  column("status", { summary: "status" }),
  column("created", { summary: "time" }),
];
const VIEW: TableView = { columns: {} };
const WIDTHS = Array.from({ length: 40 }, (_, at) => 200 + at * 20);

const fit = (frame: number, besideDrawer: boolean, given: Partial<Parameters<typeof fitColumns>[2]> = {}) =>
  fitColumns(COLUMNS, VIEW, {
    frame,
    beside: 72,
    needs: new Map(),
    sorted: undefined,
    kept: [],
    constant: "",
    bare: false,
    besideDrawer,
    ...given,
  });

it("fitColumns: beside a drawer, any width → columns disappear from the end only, rows keep one line", () => {
  const all = columnsInSight(COLUMNS, VIEW).map(({ id }) => id);
  for (const frame of WIDTHS) {
    const { narrow, stacked, unfit } = fit(frame, true);
    expect({ narrow, stacked }, String(frame)).toEqual({ narrow: false, stacked: "" });
    const gone = unfit === "" ? [] : unfit.split(",");
    expect(all.slice(0, all.length - gone.length), String(frame)).toEqual(all.filter((id) => !gone.includes(id)));
  }
});

it("fitColumns: beside a drawer, room for three columns → amount stays, the sorted column gives way last of the others", () => {
  const columns = COLUMNS.map((given) => (given.id === "amount" ? { ...given, priority: 2 } : given));
  const beside = (frame: number) =>
    fitColumns(columns, VIEW, {
      frame,
      beside: 72,
      needs: new Map(),
      sorted: "created",
      identity: "player",
      kept: [],
      constant: "",
      bare: false,
      besideDrawer: true,
    }).unfit;
  expect(beside(72 + 4 * 130)).toBe("status");
  expect(beside(72 + 3 * 130)).toBe("status,created");
  expect(beside(72 + 2 * 130)).toBe("status,created,amount");
});

it("fitColumns: beside a drawer, wide sticky column → narrowed before another is hidden, if a name fits", () => {
  const columns = [column("player", { sticky: "start", width: 225 }), column("amount"), column("check")];
  const unfitIn = (frame: number) =>
    fitColumns(columns, VIEW, {
      frame,
      beside: 72,
      needs: new Map(),
      sorted: undefined,
      kept: [],
      constant: "",
      bare: false,
      besideDrawer: true,
    }).unfit;
  expect(unfitIn(510)).toBe("");
  expect(unfitIn(480)).toBe("check");
});

it("fitColumns: narrow frame without a drawer → rows in lines", () => {
  expect(fit(360, false).stacked).not.toBe("");
});

it("fitColumns: columns with one value → hidden, except the first, the sorted one and those kept", () => {
  expect(fit(2000, false, { constant: "id,player,status,created" }).unfit).toBe("player,status,created");
  expect(fit(2000, false, { constant: "status,created", sorted: "created" }).unfit).toBe("status");
  expect(fit(2000, false, { constant: "status,created", kept: ["status"] }).unfit).toBe("created");
  expect(fit(2000, false, { constant: "status,created", bare: true }).unfit).toBe("");
});

it("fitColumns: column with one value, narrow frame → left out of the stacked rows", () => {
  expect(fit(360, false).stacked).toContain("status:");
  expect(fit(360, false, { constant: "status" }).stacked).not.toContain("status:");
});

it("fitColumns: room for all but the columns with one value → no other is hidden", () => {
  // Five columns of 130 and what is beside them.
  expect(fit(620, true).unfit).toBe("created");
  expect(fit(620, true, { constant: "status" }).unfit).toBe("status");
});
