import { follow } from "./reading/follow.ts";
import { isNode, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

/** The text value of an extension, if any. */
const said = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === "string" ? value : JSON.stringify(value);

/** An `x-ref` must be a listed kind, and `x-names` a property that refers to something. */
export const referencesAreKnown: ContractRule = {
  id: "references-are-known",
  hint: "The kinds are listed in x-refs of the contract; x-names stands on a name, and is the property beside it whose x-ref says what is named.",
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
          if (named === undefined) continue;
          const location = context.location.child([name, "x-names"]);
          if (!Object.hasOwn(properties, named)) {
            // With allOf the property may be in another part.
            if (!isPart) context.report({ message: `${name} names ${named}, which is not beside it.`, location });
          } else if (follow((properties as Node)[named], context)["x-ref"] === undefined)
            context.report({ message: `${name} names ${named}, which has no x-ref.`, location });
        }
      },
    };
  },
};
