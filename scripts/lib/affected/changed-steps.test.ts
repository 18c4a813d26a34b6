import { expect, test } from "vitest";
import { affectedTests } from "./affected-tests.ts";
import { changedSteps } from "./changed-steps.ts";
import { readDoors, readSources } from "./read-sources.ts";

const select = affectedTests(readSources(), readDoors());

// documented-commands.test.ts runs the commands in list mode.
test.each([
  [
    "a panel",
    "packages/console/src/features/banks/bank-list/panels/bank.fields.tsx",
    "build, unit, walks, stories, e2e",
  ],
  ["a part that no browser test is chosen for", "packages/ui/src/table/row-actions/row-menu.tsx", "unit"],
  ["a document", "docs/add-a-panel.md", "unit"],
])("changedSteps: %s → the steps of its tests, a build only for browser tests", (_, changed, expected) => {
  const names = changedSteps([changed], select([changed]), (name) => `${name}.json`).map(({ name }) => name);
  expect(names.filter((it) => /^(?:build|unit|walks|stories|e2e)$/.test(it)).join(", ")).toBe(expected);
});
