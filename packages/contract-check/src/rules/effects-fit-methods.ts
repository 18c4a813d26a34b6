import { eachOperation } from "./reading/each-operation.ts";
import type { ContractRule } from "./rule.ts";

/** PUT, PATCH and DELETE change data; POST may be a read. */
export const effectsFitMethods: ContractRule = {
  id: "effects-fit-methods",
  hint: "Say write or money; a read is a GET or a POST.",
  visit: eachOperation((operation, { method }) => [
    ["put", "patch", "delete"].includes(method) && operation["x-effect"] === "read"
      ? `A ${method.toUpperCase()} is not a read.`
      : undefined,
  ]),
};
