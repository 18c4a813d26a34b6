import { isNode } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const KNOWN = new Set([
  "x-origin",
  "x-source",
  "x-effect",
  "x-permission",
  "x-changes",
  "x-read-groups",
  "x-timeout",
  "x-open-enum",
  "x-secret",
  "x-pii",
  "x-currency",
  "x-ref",
  "x-refs",
  "x-names",
  "x-label",
  "x-list",
  "x-if-ignored",
  "x-outcome",
  "x-schemes",
  "x-not-addresses",
]);

/** A misspelled extension has no effect and no error. */
export const extensionsAreKnown: ContractRule = {
  id: "extensions-are-known",
  hint: "Our fields are listed in openapi/extensions.md.",
  visit: () => ({
    any: {
      enter: (node: unknown, context) => {
        if (!isNode(node)) return;
        for (const key of Object.keys(node))
          if (key.startsWith("x-") && !KNOWN.has(key))
            context.report({
              message: `${key} is not a field of this contract.`,
              location: context.location.child([key]).key(),
            });
      },
    },
  }),
};
