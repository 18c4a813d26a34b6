import { follow } from "./reading/follow.ts";
import { isNode, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const valuesOf = (schema: Node): unknown[] =>
  "const" in schema ? [schema["const"]] : Array.isArray(schema["enum"]) ? schema["enum"] : [];

/** The problem of one variant of a union that `property` distinguishes. */
const complaintOf = (
  variant: Node,
  property: string,
  names: string[],
  resolve: (schema: unknown) => Node,
): string | undefined => {
  const whole = resolve(variant);
  const properties = isNode(whole["properties"]) ? whole["properties"] : {};
  const required = Array.isArray(whole["required"]) ? whole["required"] : [];
  if (!(property in properties) || !required.includes(property))
    return `The variant ${variant.$ref ?? ""} does not require ${property}.`;
  const values = valuesOf(resolve(properties[property]));
  const missing = names.find((name) => !values.includes(name));
  return missing === undefined
    ? undefined
    : `${variant.$ref ?? ""} is mapped from ${missing}, which it does not allow.`;
};

/** A union is distinguished by one property: each variant is mapped and allows its mapped value. */
export const discriminatorsAreComplete: ContractRule = {
  id: "discriminators-are-complete",
  hint: "Map every variant of the oneOf, and give it the property as a const or an enum.",
  visit: () => ({
    Schema: (written, context) => {
      const schema = written as Node;
      const discriminator = schema["discriminator"];
      if (!isNode(discriminator)) return;
      const at = context.location.child(["discriminator"]);
      const mapping = isNode(discriminator["mapping"]) ? discriminator["mapping"] : {};
      const variants = (Array.isArray(schema["oneOf"]) ? schema["oneOf"] : []) as Node[];
      if (variants.length === 0) context.report({ message: "A discriminator needs a oneOf.", location: at });
      for (const variant of variants) {
        const names = Object.keys(mapping).filter((name) => mapping[name] === variant.$ref);
        const message =
          names.length === 0
            ? `The mapping has nothing for ${variant.$ref ?? "a variant without a name"}.`
            : complaintOf(variant, String(discriminator["propertyName"]), names, (it) => follow(it, context));
        if (message) context.report({ message, location: at });
      }
    },
  }),
};
