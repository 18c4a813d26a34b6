import type { Contract, Operation } from "../contract/contract.ts";
import { groupBy } from "../group-by.ts";

/** The operations of a tag, and the file of its page. */
export type Tag = { name: string; description: string; file: string; operations: readonly Operation[] };

const fileOf = (name: string) => `tag-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.html`;

/** The tags of a contract that have operations: in its order, then those it does not list. */
export const tagsOf = ({ document, operations }: Contract): Tag[] => {
  const listed = (document["tags"] ?? []) as { name: string; description?: string }[];
  const words = new Map(listed.map((it) => [it.name, it.description ?? ""]));
  const byTag = groupBy(operations, (it) => it.tag);
  return [...new Set([...words.keys(), ...byTag.keys()])]
    .filter((name) => byTag.has(name))
    .map((name) => ({ name, description: words.get(name) ?? "", file: fileOf(name), operations: byTag.get(name)! }));
};
