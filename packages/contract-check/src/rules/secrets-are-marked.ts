import { eachProperty } from "./reading/each-property.ts";
import { isOf } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const SECRET = /(password|secret|token|api_?key|private_?key|secret_?key|access_?key)$/i;

/** Secrets are masked wherever they are shown. */
export const secretsAreMarked: ContractRule = {
  id: "secrets-are-marked",
  hint: "Add x-secret: true, or x-secret: false when the value opens nothing.",
  visit: eachProperty(({ name, schema }) =>
    SECRET.test(name) && isOf(schema, "string") && typeof schema["x-secret"] !== "boolean"
      ? `${name} looks like a secret and does not say whether it is one.`
      : undefined,
  ),
};
