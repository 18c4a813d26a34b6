import { eachOperation } from "./reading/each-operation.ts";
import { follow } from "./reading/follow.ts";
import type { ContractRule } from "./rule.ts";

/** A write is sent once and carries the key of its intent (ruling 15). */
export const writesCarryAKey: ContractRule = {
  id: "writes-carry-a-key",
  hint: 'Add the parameter { $ref: "common.yaml#/parameters/IdempotencyKey" }.',
  visit: eachOperation((operation, { context, method }) => {
    if (operation["x-effect"] === "read" || operation["x-permission"] === "public" || method === "get") return [];
    const parameters = Array.isArray(operation["parameters"]) ? operation["parameters"] : [];
    const names = parameters.map((it) => follow(it, context)["name"]);
    return names.includes("Idempotency-Key") ? [] : ["A call that changes something takes an Idempotency-Key."];
  }),
};
