import { findContractFile } from "../contract/find-contract-file.ts";
import type { Command } from "../frame/command.ts";
import { contradictedReferences } from "../rules/contradicted-references.ts";
import { idleMarks } from "../rules/idle-marks.ts";
import { ignoredInputs } from "../rules/ignored-inputs.ts";
import { lintContract } from "../rules/lint-contract.ts";
import { readDocumentedNames } from "../rules/reading/read-documented-names.ts";
import { rules } from "../rules/rules.ts";
import { undocumentedNames } from "../rules/undocumented-names.ts";

/** `lint`: checks the rules of the contract itself, with file, line and hint. */
export const lint: Command = {
  usage: "[options]",
  description: `Holds the contract against redocly's strict rules and ${String(rules.length)} of its own.`,
  options: {},
  examples: ["contract-check lint", "contract-check lint --contract openapi --format github"],
  run: async ({ given, contract, progress }) => {
    const whole = await contract();
    const { operations } = whole;
    const file = await findContractFile(given.text("contract") ?? "openapi/openapi.yaml");
    const documented = await readDocumentedNames(file);
    return {
      command: "lint",
      findings: [
        ...(await lintContract(file, (text) =>
          progress(`${text} of ${String(operations.length + whole.webhooks.length)} checked`),
        )),
        ...contradictedReferences(whole),
        ...idleMarks(whole),
        ...(documented ? [...undocumentedNames(whole, documented), ...ignoredInputs(whole, documented)] : []),
      ],
      cases: operations.map(({ id, tag }) => ({ operation: id, group: tag })),
      notes: [`${String(operations.length)} operations were looked at.`],
    };
  },
};
