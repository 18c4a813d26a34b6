import { expect, it } from "vitest";
import type { Column } from "../types.ts";
import { idCell } from "../cells/id-cell.tsx";
import { moneyCell } from "../cells/money-cell.tsx";
import { playerCell } from "../cells/player-cell.tsx";
import { textCell } from "../cells/text-cell.tsx";
import { rowName, rowNaming } from "./row-name.ts";

const ROW = {
  id: "5f1e8c0a9d3b4e7f6a2c1d0e",
  name: "polarwolf687",
  code: "95QGT",
  bank: "Nordea",
  amount: "1010.54",
  currency: "USD",
};
type Row = typeof ROW;

const id: Column<Row> = { id: "id", header: "ID", ...idCell((row) => row.id) };
const bank: Column<Row> = { id: "bank", header: "Bank", ...textCell((row) => row.bank) };
const player: Column<Row> = {
  id: "player",
  header: "Player",
  ...playerCell((row) => ({ name: row.name, id: row.code })),
};
const amount: Column<Row> = { id: "amount", header: "Amount", ...moneyCell((row) => row) };

it.each<[string, Column<Row>[], string | undefined, Partial<Row>, string]>([
  [
    "an id, a player and an amount",
    [id, player, amount],
    "withdrawal",
    {},
    "the withdrawal of polarwolf687, 1,010.54 USD",
  ],
  [
    "a player without a name",
    [id, player, amount],
    "withdrawal",
    { name: "" },
    "the withdrawal of 95QGT, 1,010.54 USD",
  ],
  ["neither name nor code", [id, player], "deposit", { name: "", code: "" }, "the deposit row-1"],
  ["no amount in the row", [player, amount], "document", { amount: "" }, "the document of polarwolf687"],
  ["a text before the player", [bank, player], "bank", {}, "the bank Nordea"],
  ["an id alone", [id], "bet", {}, `the bet ${ROW.id}`],
  ["no noun", [bank, amount], undefined, {}, "Nordea"],
  ["no noun, a player", [player, amount], undefined, {}, "polarwolf687"],
  ["no text at all", [], undefined, {}, "row-1"],
  ["characters that hide", [bank], undefined, { bank: "Nord\u202Eea" }, "Nord⟨U+202E⟩ea"],
])("row name: %s → the record in words", (_, columns, noun, values, expected) =>
  expect(rowName(rowNaming(columns, noun), { ...ROW, ...values }, { id: "row-1", locale: "en-GB" })).toBe(expected),
);
