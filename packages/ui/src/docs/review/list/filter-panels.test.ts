import { expect, test } from "vitest";
import { filterPanels, type LookStatus, type ReviewFilter } from "./filter-panels.ts";

const panelOf = (panel: string, title: string, area: string, ...names: string[]) => ({
  panel,
  title,
  facts: { area, width: "Dialog", roles: [] },
  stories: names.map((name) => ({ id: `${panel}--${name}`, story: `${panel}--${name}`, title, name })),
});
const panels = [
  panelOf("bank-edit", "Bank", "Withdraw", "Default", "Forbidden"),
  panelOf("delete-bank", "Delete bank", "Withdraw", "Default"),
  panelOf("notes", "Notes", "Players", "Default", "Forbidden"),
  panelOf("limits", "Limits", "Players"),
];
const all: ReviewFilter = { text: "", area: "", state: "", mark: "" };

const none: LookStatus = { seen: false, changed: false, noted: false };
const marks: Readonly<Record<string, LookStatus>> = {
  "bank-edit--Default": { seen: true, changed: true, noted: false },
  "notes--Default": { seen: true, changed: false, noted: true },
};

test.each<[string, ReviewFilter, string[]]>([
  [
    "no filter",
    all,
    ["bank-edit: Default, Forbidden", "delete-bank: Default", "notes: Default, Forbidden", "limits: "],
  ],
  ["title words in another order and case", { ...all, text: " BANK delete" }, ["delete-bank: Default"]],
  ["part of an id", { ...all, text: "bank-e" }, ["bank-edit: Default, Forbidden"]],
  ["the name of a state", { ...all, text: "forbidden" }, ["bank-edit: Forbidden", "notes: Forbidden"]],
  ["an area", { ...all, area: "Withdraw" }, ["bank-edit: Default, Forbidden", "delete-bank: Default"]],
  ["a state", { ...all, state: "Forbidden" }, ["bank-edit: Forbidden", "notes: Forbidden"]],
  ["text, area and state together", { ...all, text: "n", area: "Players", state: "Forbidden" }, ["notes: Forbidden"]],
  ["seen", { ...all, mark: "seen" }, ["bank-edit: Default", "notes: Default"]],
  ["not seen", { ...all, mark: "unseen" }, ["bank-edit: Forbidden", "delete-bank: Default", "notes: Forbidden"]],
  ["changed since seen", { ...all, mark: "changed" }, ["bank-edit: Default"]],
  ["with a note", { ...all, mark: "noted" }, ["notes: Default"]],
  ["no match", { ...all, text: "bank", area: "Players" }, []],
])("filterPanels: %s → matching panels with their matching looks", (_, filter, left) => {
  const matches = filterPanels(panels, filter, (id) => marks[id] ?? none);
  expect(matches.map(({ panel, stories }) => `${panel}: ${stories.map(({ name }) => name).join(", ")}`)).toEqual(left);
});
