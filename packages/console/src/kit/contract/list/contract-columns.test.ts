import type { Field, ReadShape } from "@backoffice/api-client";
import type { Locale } from "@backoffice/ui";
import { describe, expect, test } from "vitest";
import { csvColumns } from "@backoffice/ui/table";
import { contractColumns } from "./contract-columns.tsx";

type Wanted = Omit<Parameters<typeof contractColumns>[1], "key">;
const shapeOf = (fields: readonly Field[], sortBy: readonly string[] = []): ReadShape => ({
  fields,
  sortBy,
  input: [],
});
const inSight = (fields: readonly Field[], wanted: Wanted = {}) =>
  contractColumns(shapeOf(fields), { key: ["id"], ...wanted }).filter((it) => !it.defaultHidden);

const text = (name: string): Field => ({ name, kind: "text" });
const id: Field = { name: "id", kind: "id" };

test("contract columns: shown in contract order, up to the width of a laptop screen", () => {
  const columns = inSight([...["a", "b", "c", "d", "e", "f", "g", "h", "i"].map(text), id]);
  expect(columns.map((it) => it.id)).toEqual(["id", "a", "b", "c", "d", "e", "f"]);
  expect(columns.reduce((sum, it) => sum + (it.width ?? 0), 0)).toBeLessThanOrEqual(1150);
});

test("contract columns: amount, status and date come late in the contract → shown", () => {
  const late: readonly Field[] = [
    { name: "status", kind: "choice", list: "state", values: ["PENDING"] },
    { name: "amount", kind: "money", currency: "currency" },
    { name: "currency", kind: "code" },
    { name: "createdAt", kind: "moment" },
  ];
  const columns = inSight([id, ...["a", "b", "c", "d", "e", "f", "g"].map(text), ...late]);
  expect(columns.map((it) => it.id)).toEqual(["id", "a", "b", "c", "status", "amount", "createdAt"]);
});

test("contract columns: sorted column comes late in the contract → shown", () => {
  const figures = ["a", "b", "c", "d", "e", "f", "g"].map((name): Field => ({ name, kind: "money", currency: "USD" }));
  expect(inSight([id, ...figures], { sorted: "g" }).map((it) => it.id)).toEqual(["id", "a", "b", "c", "d", "e", "g"]);
});

test("contract columns: currency of an amount → no column of its own", () => {
  const columns = inSight([
    id,
    { name: "amount", kind: "money", currency: "currency" },
    { name: "currency", kind: "code" },
  ]);
  expect(columns.map((it) => it.id)).toEqual(["id", "amount"]);
});

test("contract columns: first column → start-aligned, whatever its type", () => {
  const fields: readonly Field[] = [
    { name: "date", kind: "date" },
    { name: "createdAt", kind: "moment" },
  ];
  const columns = contractColumns(shapeOf(fields), { key: ["date"] });
  expect(columns.map((it) => it.align)).toEqual(["start", "end"]);
});

test("contract columns: currency of an amount → that of its row, or of the contract", () => {
  const fields: readonly Field[] = [
    { name: "id", kind: "id" },
    { name: "amount", kind: "money", currency: "currency" },
    { name: "feeInUSD", kind: "money", currency: "USD" },
  ];
  const columns = contractColumns(shapeOf(fields), { key: ["id"] });
  expect(columns.map((it) => it.currency?.({ id: "1", amount: 5, currency: "EUR", feeInUSD: 1 }))).toEqual([
    undefined,
    "EUR",
    "USD",
  ]);
});

test("column width: long header → at least the header's width", () => {
  const [, count] = inSight([id, { name: "openTicketNumber", kind: "integer" }]);
  expect(count?.width).toBeGreaterThan("Open ticket number".length * 7);
});

test("column width: long texts → wider columns", () => {
  const widths = inSight([
    id,
    { ...text("email"), list: "wide" },
    { ...text("message"), list: "message" },
    text("brand"),
  ]).map((it) => it.width!);
  expect(widths.slice(1)).toEqual([230, 320, 160]);
});

test("contract columns: another field names the row → id is hidden", () => {
  const fields: readonly Field[] = [{ name: "bonusId", kind: "id" }, text("message")];
  const wanted = { key: ["bonusId"], first: ["message"] };
  const columns = contractColumns(shapeOf(fields), wanted);
  expect(columns.filter((it) => !it.defaultHidden).map((it) => it.id)).toEqual(["message"]);
});

test("contract columns: owner of the row comes late in the contract → shown after the name", () => {
  const player: Field = { name: "player", kind: "object", fields: [{ name: "playerCode", kind: "code" }] };
  const columns = inSight([id, ...["a", "b", "c", "d", "e", "f", "g"].map(text), player], { ownerFields: ["player"] });
  expect(columns.map((it) => it.id)).toEqual(["id", "player", "a", "b", "c", "d", "e"]);
});

test("contract columns: field with a fixed value → hidden, since all rows have the same value", () => {
  const fields = [id, text("type"), text("title")];
  const wanted = { key: ["id"], fixed: { type: "BONUS" } };
  const columns = contractColumns(shapeOf(fields), wanted);
  expect(columns.filter((it) => !it.defaultHidden).map((it) => it.id)).toEqual(["id", "title"]);
});

test("contract columns: action code → words, with the code as tooltip", () => {
  const [, action] = inSight([id, { ...text("subtype"), list: "words" }]);
  expect(action?.cell({ subtype: "GATEWAY_STATUS_CHANGED" }, { locale: "en-GB" } as Locale)).toMatchObject({
    props: { title: "GATEWAY_STATUS_CHANGED", children: "Gateway status changed" },
  });
});

describe("column definitions of a page", () => {
  const letters = ["a", "b", "c", "d", "e", "f", "g", "h"].map(text);
  const ids = (wanted: Wanted) => inSight([id, ...letters], wanted).map((it) => it.id);

  test("changed column comes late in the contract → shown with its changes, otherwise as before", () => {
    const columns = inSight([id, ...letters], { changes: { h: { header: "Eighth", width: 200 } } });
    expect(columns.map((it) => it.id)).toEqual(["id", "a", "b", "c", "d", "e", "h"]);
    const last = columns.at(-1)!;
    expect(last).toMatchObject({ header: "Eighth", width: 200 });
    expect(last.cell({ h: "x" }, { locale: "en-GB" } as Locale)).toBe("x");
  });

  test("hidden column → not shown, still selectable", () => {
    expect(ids({ changes: { a: "hidden" } })).toEqual(["id", "b", "c", "d", "e", "f", "g"]);
    expect(contractColumns(shapeOf([id, ...letters]), { key: ["id"], changes: { a: "hidden" } })).toHaveLength(9);
  });

  test("own columns → at their position, replacing columns that no longer fit", () => {
    const own = { id: "own", header: "Own", cell: () => "own", width: 320 };
    expect(ids({ own: [{ ...own, after: "a" }] })).toEqual(["id", "a", "own", "b", "c", "d"]);
    expect(ids({ own: [own] }).at(-1)).toBe("own");
    const two = [
      { ...own, after: "a" },
      { ...own, id: "second", after: "a" },
    ];
    expect(ids({ own: two }).slice(0, 4)).toEqual(["id", "a", "own", "second"]);
  });

  test("list or object without a name → a column only if the page renders its cell", () => {
    const destination: Field = { name: "destination", kind: "object", fields: [text("number")] };
    expect(inSight([id, destination]).map((it) => it.id)).toEqual(["id"]);
    const cell = ({ destination: { number } }: { destination: { number: string } }) => number;
    expect(inSight([id, destination], { changes: { destination: { cell } } }).map((it) => it.id)).toEqual([
      "id",
      "destination",
    ]);
  });
});

test("CSV columns: currency of an amount and id of a name → next to them", () => {
  const columns = contractColumns(
    shapeOf([
      id,
      { name: "amount", kind: "money", currency: "currency" },
      { name: "currency", kind: "code" },
      { name: "opTitle", kind: "text", label: "Operator", names: "opId", ref: "operator" },
      { name: "player", kind: "object", fields: [{ name: "playerCode", kind: "code", ref: "player" }] },
    ]),
    { key: ["id"] },
  );
  const row = {
    amount: -0.5,
    currency: "EUR",
    opTitle: "Nordlys",
    opId: "op-1",
    player: { playerCode: "8F2K", username: "ada" },
  };
  const file = csvColumns(
    columns.filter((it) => it.id !== "id" && it.id !== "currency"),
    { notation: "screen", locale: "en-GB", timeZone: "UTC" },
  );
  expect(file.map((it) => [it.header, it.value(row)])).toEqual([
    ["Amount", { number: "-0.50" }],
    ["Amount currency", "EUR"],
    ["Operator", "Nordlys"],
    ["Operator ID", "op-1"],
    ["Player", "8F2K"],
    ["Player name", "ada"],
  ]);
});

test("contract columns: flags → hidden unless marked as shown; long text → last", () => {
  const flag = (name: string): Field => ({ name, kind: "boolean" });
  const active: Field = { ...flag("isActive"), list: "shown" };
  const columns = inSight([
    id,
    { ...text("description"), list: "prose" },
    flag("isTest"),
    active,
    ...["a", "b", "c", "d", "e"].map(text),
  ]);
  expect(columns.map((it) => it.id)).toEqual(["id", "isActive", "a", "b", "c", "d", "e"]);
});
