import { stat } from "node:fs/promises";
import { loadBase } from "../base/load-base.ts";
import { findContractFile } from "../contract/find-contract-file.ts";
import { compareContracts, EVERY_OPERATION } from "../diff/compare-contracts.ts";
import { diffReport } from "../diff/diff-report.ts";
import type { Command } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";
import { usesIn } from "../uses/uses-in.ts";

const USUAL_SOURCES = "packages/console/src";
const FAIL_ON = ["breaking", "risky", "never"] as const;

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** `diff`: which changes of the contract are breaking. */
export const diff: Command = {
  usage: "--base <git ref or file> [options]",
  description:
    "Compares the contract with another version of it: what breaks whoever keeps to the old one, what may mislead them, and what does not concern them; by operation, with file and line, and the sources that use what changed. Order, formatting, words and the names of components make no difference.",
  options: {
    base: {
      value: "ref or path",
      description: "the version to compare with: a commit, branch or tag, or a file or folder",
    },
    sources: {
      value: "folder",
      description: `where the generated calls are used (default ${USUAL_SOURCES} when it exists)`,
    },
    ...selectionOptions,
    "fail-on": { value: "impact", description: "breaking (default), risky or never: what makes the exit code 1" },
  },
  examples: ["contract-check diff --base origin/main", "contract-check diff --base released.yaml --format github"],
  run: async ({ given, contract: load, progress }) => {
    const base = given.text("base");
    if (base === undefined) throw new UsageError("--base is missing: a git ref or a file to compare with.");
    const failOn = FAIL_ON.find((it) => it === (given.text("fail-on") ?? "breaking"));
    if (!failOn)
      throw new UsageError(`--fail-on takes ${FAIL_ON.join(", ")}, not ${JSON.stringify(given.text("fail-on"))}.`);
    const file = await findContractFile(given.text("contract") ?? "openapi/openapi.yaml");
    const revision = await load();
    const before = await loadBase(base, file, given.texts("ref-folder"));
    const sources = given.text("sources") ?? ((await isThere(USUAL_SOURCES)) ? USUAL_SOURCES : undefined);
    // A name may be one that only the other version has.
    const both = {
      operations: [...before.operations, ...before.webhooks, ...revision.operations, ...revision.webhooks],
    };
    const { operations, isWhole } = selectionOf(both, wantedSelection(given));
    const selected = new Set(operations.map((it) => it.id));
    return diffReport({
      base: before,
      revision,
      isSelected: (operation) => isWhole || operation === EVERY_OPERATION || selected.has(operation),
      changes: compareContracts(before, revision, progress),
      failOn,
      ...(sources !== undefined && { usesOf: await usesIn(sources, progress) }),
    });
  },
};
