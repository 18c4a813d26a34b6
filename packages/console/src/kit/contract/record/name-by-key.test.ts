import type { Field } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { nameByKey } from "./name-by-key.ts";

const FIELDS: readonly Field[] = [
  { name: "date", kind: "date" },
  { name: "opId", kind: "id" },
  { name: "opTitle", kind: "text", names: "opId" },
  { name: "category", kind: "choice", values: ["SLOTS", "TABLE_GAMES"] },
];
const ROW = { date: "2026-11-30", opId: "br-driftwood", opTitle: "Driftwood", category: "TABLE_GAMES" };

it.each([
  [["date", "opId", "category"], "30 Nov 2026, Driftwood, Table games"],
  [["opId"], "Driftwood"],
  [["date"], undefined],
  [[], undefined],
] as const)("nameByKey: key %o → %s", (key, name) => expect(nameByKey(FIELDS, key, ROW, "en-GB")).toBe(name));

it("nameByKey: name of the operator is missing → left out", () =>
  expect(nameByKey(FIELDS, ["opId", "category"], { ...ROW, opTitle: null }, "en-GB")).toBe("Table games"));
