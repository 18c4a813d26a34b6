import { expect, it } from "vitest";
import { importViews } from "./share-views.ts";
import { MOST_VIEWS, type SavedView } from "./saved-views.ts";
import { writeViewsFile } from "./views-file.ts";

const large: SavedView = {
  name: "Large",
  filter: "amountInUSD=1000..&search=amber",
  sort: { id: "amount", desc: true },
  view: { columns: { note: false }, order: ["id", "amount"], widths: { amount: 240 }, pins: { id: "start" } },
};
const old: SavedView = { name: "Old", filter: "", view: { columns: {} } };
const fileOf = (...views: readonly SavedView[]) => new Blob([writeViewsFile("Bets", views)]);
const problemOf = (text: string, list = "Bets") => importViews(list, new Blob([text]), []);

it("views file: written and read → filters, search, sorting, columns and widths are the same", async () => {
  expect(await importViews("Bets", fileOf(large, old), [])).toEqual({
    views: [large, { ...old, sort: undefined }],
    added: 2,
    leftOut: [],
  });
});

it("views file: name already exists → added view is renamed, existing view stays", async () => {
  const own = { ...large, filter: "status=WON" };
  expect(await importViews("Bets", fileOf(large), [own])).toMatchObject({
    views: [own, { ...large, name: "Large (2)" }],
    added: 1,
  });
});

it("views file: filters that may not be stored → left out and named, also if the views are the same without them", async () => {
  const storable = (filter: string) => ({
    filter: filter.replace(/&?search=[^&]*/, ""),
    leftOut: filter.includes("search=") ? ["Search"] : [],
  });
  const clean = { ...large, filter: "amountInUSD=1000.." };
  expect(await importViews("Bets", fileOf(large), [], storable)).toEqual({
    views: [clean],
    added: 1,
    leftOut: ["Search"],
  });
  expect(await importViews("Bets", fileOf(large), [clean], storable)).toEqual({
    problem: "You already have all views of this file.",
  });
});

it("views file: all views exist already → refused", async () => {
  expect(await importViews("Bets", fileOf(large), [large])).toEqual({
    problem: "You already have all views of this file.",
  });
});

it("views file: more views than the maximum → refused, none is dropped", async () => {
  const own = Array.from({ length: MOST_VIEWS }, (_, number) => ({ ...old, name: `${number}` }));
  expect(await importViews("Bets", fileOf(large), own)).toEqual({
    problem: "You can save up to 50 views. Delete a view first.",
  });
});

it.each([
  ["not JSON", "name,filter", "This file is not JSON."],
  ["other JSON", "[1]", "This is not a views file."],
  [
    "no views",
    JSON.stringify({ kind: "backoffice-views", list: "Bets", views: [] }),
    "This is not a views file: views is wrong.",
  ],
  [
    "a wrong width",
    writeViewsFile("Bets", [{ ...old, view: { columns: {}, widths: { a: -1 } } }]),
    "This is not a views file: views.0.view.widths.a is wrong.",
  ],
  [
    "a view without a name",
    writeViewsFile("Bets", [{ ...old, name: " " }]),
    "This is not a views file: views.0.name is wrong.",
  ],
  ["views of another list", writeViewsFile("Banks", [old]), "This file contains views of “Banks”, not of “Bets”."],
  ["half a megabyte", "x".repeat(500_001), "This file is too large for a views file."],
])("views file: %s → refused with a message", async (_, text, problem) => {
  expect(await problemOf(text)).toEqual({ problem });
});
