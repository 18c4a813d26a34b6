import { follow } from "./reading/follow.ts";
import { isNode, isOf, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const NO_KINDS: Node = {};

/** Whether a text with this name is a reference, by the contract's own list. */
const isReference = (kinds: Node, name: string): boolean =>
  Object.values(kinds).some((names) => Array.isArray(names) && names.includes(name));

/** A reference names its target kind, so that lists can link to it. */
export const referencesAreMarked: ContractRule = {
  id: "references-are-marked",
  severity: "warn",
  hint: "Add x-ref with one of the kinds that x-refs lists for this name.",
  visit: () => {
    let kinds = NO_KINDS;
    const isUnmarked = (name: string, schema: Node) =>
      isReference(kinds, name) && isOf(schema, "string") && !schema["enum"] && schema["x-ref"] === undefined;
    return {
      Root: (root) => {
        const listed = (root as unknown as Node)["x-refs"];
        kinds = isNode(listed) ? listed : NO_KINDS;
      },
      SchemaProperties: (properties, context) => {
        for (const [name, property] of Object.entries(properties as Node))
          if (isUnmarked(name, follow(property, context)))
            context.report({
              message: `${name} does not say what it refers to.`,
              location: context.location.child([name]).key(),
            });
      },
      Parameter: ({ name, schema }, context) => {
        if (isUnmarked(name, follow(schema, context)))
          context.report({ message: `The parameter ${name} does not say what it refers to.` });
      },
    };
  },
};
