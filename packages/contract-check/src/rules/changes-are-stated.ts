import type { UserContext } from "@redocly/openapi-core";
import { isNode, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const CHANGES = "x-changes";
const GROUPS = "x-read-groups";

type At = UserContext["location"];
/** A list of reads and groups, and where it stands. */
type Listed = { names: unknown; at: At };

/** A write says which reads it changes. What it, or a group, names must be a read or a group of the contract. */
export const changesAreStated: ContractRule = {
  id: "changes-are-stated",
  hint: "List in x-changes the operationIds of the reads that answer differently afterwards, or groups of x-read-groups; [] for none.",
  visit: () => {
    const reads = new Set<string>();
    const lists: Listed[] = [];
    let groups: Node = {};
    let groupsAt: At | undefined;
    return {
      Root: {
        enter: (root, { location }) => {
          const said = (root as unknown as Node)[GROUPS];
          if (!isNode(said)) return;
          groups = said;
          groupsAt = location.child([GROUPS]);
          for (const [name, names] of Object.entries(said)) lists.push({ names, at: location.child([GROUPS, name]) });
        },
        // Only now all reads have been seen.
        leave: (_, context) => {
          for (const { names, at } of lists) {
            if (!Array.isArray(names)) context.report({ message: "This is no list of reads.", location: at });
            else
              for (const it of names.map(String))
                if (!reads.has(it) && !Object.hasOwn(groups, it))
                  context.report({ message: `${it} is neither a read nor a group of ${GROUPS}.`, location: at });
          }
          for (const name of Object.keys(groups).filter((it) => reads.has(it)))
            context.report({ message: `${name} is a read and a group.`, location: groupsAt!.child([name]) });
        },
      },
      PathItem: {
        Operation: (written, context) => {
          const { location } = context;
          const operation = written as unknown as Node;
          const isRead = operation["x-effect"] === "read";
          const isSaid = Object.hasOwn(operation, CHANGES);
          if (isRead) reads.add(String(operation["operationId"]));
          if (isRead && isSaid)
            context.report({ message: "A read changes nothing.", location: location.child([CHANGES]) });
          else if (isSaid) lists.push({ names: operation[CHANGES], at: location.child([CHANGES]) });
          // A call that only redirects is never sent by the client.
          else if (!isRead && isNode(operation["responses"]) && Object.hasOwn(operation["responses"], "200"))
            context.report({ message: "This write does not say which reads it changes.", location: location.key() });
        },
      },
    };
  },
};
