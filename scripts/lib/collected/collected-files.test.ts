import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { collectedFiles } from "./collected-files.ts";
import { collectedSources } from "./collected-sources.ts";
import { panelLists, PANELS_HEAD } from "./panel-lists.ts";

const AREA = "packages/mocks/src/areas/loans/";

/** Two areas: one with everything, one whose seed reads the tables of the other. */
const SOURCES = new Map(
  Object.entries({
    [`${AREA}loans.handlers.ts`]: "export const help = 1;\n\nexport const loans = {\n} satisfies AreaHandlers;\n",
    [`${AREA}loans-tables.ts`]: "export type LoansTables = { loans: Map<string, LoanRow> };\n",
    [`${AREA}seed-loans.ts`]: "export const seedLoans = (world: World): LoansTables => ({});\n",
    [`${AREA}seed-rates.ts`]: "export const seedRates = (world: World): Map<string, number> => new Map();\n",
    "packages/mocks/src/areas/fees/fees-tables.ts": "export type FeesTables = object;\n",
    "packages/mocks/src/areas/fees/seed-late-fees.ts":
      "export const seedLateFees = (\n  world: World,\n  seeded: () => { loans: LoansTables },\n): FeesTables => ({});\n",
    "packages/mocks/src/testing/cases/loans.ts":
      "export const loansReads = (db: Db) => ({});\n\nexport const loansWrites = {\n};\n",
    "packages/mocks/src/testing/cases/fees.ts": "export const feesReads = () => ({});\n",
  }),
);

test("collected files: what the folders hold → what the repository has", () => {
  for (const [path, text] of collectedFiles(collectedSources()))
    expect(readFileSync(ROOT + path, "utf8"), `${path}: run pnpm generate`).toBe(text);
});

test("collected files: an area's handlers, tables and cases → each in its place", () => {
  const files = collectedFiles(SOURCES);
  expect(files.get("packages/mocks/src/handlers/index.ts")).toContain("export const handlers = {\n  ...loans,\n}");
  expect(files.get("packages/mocks/src/db/area-tables.ts")).toContain(
    "export type AreaTables = {\n  lateFees: FeesTables;\n  loans: LoansTables;\n};",
  );
  expect(files.get("packages/mocks/src/db/seed-areas.ts")).toContain(
    "({\n  lateFees: () => seedLateFees(world, seeded),\n  loans: () => seedLoans(world),\n});",
  );
  const cases = files.get("packages/mocks/src/testing/all-cases.ts");
  expect(cases).toContain('import { loansReads, loansWrites } from "./cases/loans.ts";');
  expect(cases).toContain("({\n  ...feesReads(),\n  ...loansReads(db),\n});");
  expect(cases).toContain("export const allWrites = {\n  ...loansWrites,\n};");
});

test("collected files: handlers without a type → refused, with the file's name", () => {
  const untyped = new Map([...SOURCES, [`${AREA}rates.handlers.ts`, "export const rates = {};\n"]]);
  expect(() => collectedFiles(untyped)).toThrow(`${AREA}rates.handlers.ts exports no`);
});

test("collected files: a seed whose tables no area declares → refused, with the type's name", () => {
  const unknown = new Map([...SOURCES, [`${AREA}seed-terms.ts`, "export const seedTerms = (): TermsTables => 1;\n"]]);
  expect(() => collectedFiles(unknown)).toThrow("No area exports the type TermsTables");
});

const PANELS = new Map(
  Object.entries({
    "packages/console/src/features/loans/loans.module.ts":
      'panels: definePanels("view", () => import("./loans.panels.ts"), {\n  "loan-edit": { title: "Loan" },\n  "delete-loan": {\n    title: "Delete",\n  },\n}),\nmore: definePanels("view", () => import("./rates/rates.panels.ts"), { "rate-edit": { title: "Rate" } }),\n',
    "packages/console/src/features/loans/panels/loan-edit.drawer.tsx":
      "const LIMIT = 1;\nexport const LoanEdit = () => null;\n",
    "packages/console/src/features/loans/panels/delete-loan.confirm.tsx": "export const DeleteLoan = () => null;\n",
    "packages/console/src/features/loans/panels/loan-part.drawer.tsx": "export const Other = () => null;\n",
    "packages/console/src/features/loans/rates/rate-edit.modal.tsx": 'export const RateEdit = rateEdit("EUR");\n',
    "packages/console/src/features/fees/rate-edit.modal.tsx": "export const Other = () => null;\n",
  }),
);

test("collected files: panels of a module's definitions → the files below its folder that have their IDs", () => {
  const lists = new Map(panelLists(PANELS));
  expect(lists.get("packages/console/src/features/loans/loans.panels.ts")).toBe(
    `${PANELS_HEAD}export { DeleteLoan as "delete-loan" } from "./panels/delete-loan.confirm.tsx";\nexport { LoanEdit as "loan-edit" } from "./panels/loan-edit.drawer.tsx";\n`,
  );
  expect(lists.get("packages/console/src/features/loans/rates/rates.panels.ts")).toBe(
    `${PANELS_HEAD}export { RateEdit as "rate-edit" } from "./rate-edit.modal.tsx";\n`,
  );
});

test("collected files: a panel's file with two components → refused, with its name", () => {
  const two = "export const A1a = () => 1;\nexport const B1b = () => 2;\n";
  const path = "packages/console/src/features/loans/panels/loan-edit.drawer.tsx";
  expect(() => panelLists(new Map([...PANELS, [path, two]]))).toThrow(`${path} must export one component`);
});
