import type { Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

/** Type generators output the schema's name for a constant without a type. */
export const constantsHaveAType: ContractRule = {
  id: "constants-have-a-type",
  hint: "Write type beside const.",
  visit: () => ({
    Schema: (written, context) => {
      const { location } = context;
      const schema = written as Node;
      // A forbidden value needs no type.
      if ("const" in schema && !("type" in schema) && !location.pointer.endsWith("/not"))
        context.report({ message: "A const has no type beside it.", location: location.child(["const"]).key() });
    },
  }),
};
