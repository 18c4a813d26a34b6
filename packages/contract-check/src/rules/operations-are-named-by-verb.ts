import { eachOperation } from "./reading/each-operation.ts";
import type { ContractRule } from "./rule.ts";

/** `listBanks`, `approveKyc`: a verb and its object. This becomes the name of a hook. */
export const operationsAreNamedByVerb: ContractRule = {
  id: "operations-are-named-by-verb",
  hint: "Write a verb and a noun in camelCase, like listBanks.",
  visit: eachOperation(({ operationId, ["x-permission"]: permission }) => [
    permission === "public" || /^[a-z][a-z0-9]+([A-Z0-9][a-z0-9]*)+$/.test(operationId ?? "")
      ? undefined
      : `${operationId ?? "The operationId"} is not a verb and a noun.`,
  ]),
};
