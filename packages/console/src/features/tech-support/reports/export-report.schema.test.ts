import { expect, it } from "vitest";
import { exportReportSchema } from "./export-report.schema.ts";

const good = {
  reportType: "BETS",
  opId: "*",
  from: "2026-01-01T00:00:00Z",
  to: "2026-02-01T00:00:00Z",
  format: "CSV",
} as const;
const problem = (changes: object) => exportReportSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

it.each([
  ["366 days to 23:59", { to: "2027-01-01T23:59:00Z" }, undefined],
  ["a minute more", { to: "2027-01-02T00:00:00Z" }, "Choose at most 366 days."],
  ["one minute", { to: good.from }, undefined],
  ["a period that runs backwards", { to: "2025-12-31T00:00:00Z" }, "The end must be after the start."],
  ["no start", { from: "" }, "Choose when the period starts."],
  ["no end", { to: "" }, "Choose when the period ends."],
  ["no type", { reportType: "" }, "Choose the type of report."],
  ["no operator", { opId: "" }, "Choose the operator."],
])("export report schema: %s → error or valid", (_, changes, expected) => expect(problem(changes)).toBe(expected));
