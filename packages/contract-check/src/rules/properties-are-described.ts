import { eachProperty } from "./reading/each-property.ts";
import type { ContractRule } from "./rule.ts";

/** A name alone does not define the meaning or unit of a value. */
export const propertiesAreDescribed: ContractRule = {
  id: "properties-are-described",
  hint: "Write a description; name the unit of a number.",
  visit: eachProperty(({ name, schema }) =>
    typeof schema["description"] === "string" && schema["description"].trim() !== ""
      ? undefined
      : `The property ${name} has no description.`,
  ),
};
