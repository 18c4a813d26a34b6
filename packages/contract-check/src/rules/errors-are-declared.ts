import { eachOperation } from "./reading/each-operation.ts";
import { isNode } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

/** Error statuses that each operation must declare. */
export const errorsAreDeclared: ContractRule = {
  id: "errors-are-declared",
  hint: "Refer to SignedOut (401), Forbidden (403) and Refused (400) in common.yaml.",
  visit: eachOperation((operation) => {
    const replies = isNode(operation["responses"]) ? operation["responses"] : {};
    const permission = operation["x-permission"];
    const needed = [
      ...(permission === "public" ? [] : ["401"]),
      ...(permission === "public" || permission === "signed_in" ? [] : ["403"]),
      ...(operation["x-effect"] === "read" || permission === "public" ? [] : ["400"]),
    ];
    return needed.map((status) => (status in replies ? undefined : `There is no reply for ${status}.`));
  }),
};
