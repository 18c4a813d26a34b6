import { expect, test } from "vitest";
import { filterPanels } from "./filter-panels.ts";

const panelOf = (panel: string, title: string, area: string, ...names: string[]) => ({
  panel,
  title,
  facts: { area, width: "Dialog", roles: [] },
  stories: names.map((name) => ({ id: `${panel}--${name}`, name })),
});
const panels = [
  panelOf("bank-edit", "Bank", "Withdraw", "Default", "Forbidden"),
  panelOf("delete-bank", "Delete bank", "Withdraw", "Default"),
  panelOf("notes", "Notes", "Players", "Default", "Forbidden"),
];
const all = { text: "", area: "", state: "" };

test.each([
  ["no filter", all, ["bank-edit", "delete-bank", "notes"]],
  ["title words in another order and case", { ...all, text: " BANK delete" }, ["delete-bank"]],
  ["part of an id", { ...all, text: "bank-e" }, ["bank-edit"]],
  ["the name of a state", { ...all, text: "forbidden" }, ["bank-edit", "notes"]],
  ["an area", { ...all, area: "Withdraw" }, ["bank-edit", "delete-bank"]],
  ["a state", { ...all, state: "Forbidden" }, ["bank-edit", "notes"]],
  ["text, area and state together", { text: "n", area: "Players", state: "Forbidden" }, ["notes"]],
  ["no match", { ...all, text: "bank", area: "Players" }, []],
])("filterPanels: %s → matching panels", (_, filter, left) => {
  expect(filterPanels(panels, filter).map(({ panel }) => panel)).toEqual(left);
});
