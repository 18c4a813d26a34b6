import { isNode, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

/** The text value of an extension, if any. */
const said = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === "string" ? value : JSON.stringify(value);

/** An `x-ref` must be a listed kind, and `x-names` an existing property. */
export const referencesAreKnown: ContractRule = {
  id: "references-are-known",
  hint: "The kinds are listed in x-refs of the contract; x-names is the name of a property beside it.",
  visit: () => {
    let kinds: Node = {};
    return {
      Root: (root) => {
        const listed = (root as unknown as Node)["x-refs"];
        if (isNode(listed)) kinds = listed;
      },
      Schema: (schema, context) => {
        const kind = said((schema as Node)["x-ref"]);
        if (kind !== undefined && !Object.hasOwn(kinds, kind))
          context.report({
            message: `${kind} is no kind of x-refs.`,
            location: context.location.child(["x-ref"]),
          });
      },
      SchemaProperties: (properties, context) => {
        const isPart = /\/allOf\/\d+\/properties$/.test(context.location.pointer);
        for (const [name, property] of Object.entries(properties as Node)) {
          const named = isNode(property) ? said(property["x-names"]) : undefined;
          // With allOf the property may be in another part.
          if (named !== undefined && !isPart && !Object.hasOwn(properties, named))
            context.report({
              message: `${name} names ${named}, which is not beside it.`,
              location: context.location.child([name, "x-names"]),
            });
        }
      },
    };
  },
};
