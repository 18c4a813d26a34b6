import type { Contract, Operation } from "../contract/contract.ts";
import { groupBy } from "../group-by.ts";

/** The operations of a tag, and the file of its page. */
export type Tag = { name: string; description: string; file: string; operations: readonly Operation[] };

/** Longer names are cut: some file systems allow at most 255 bytes. */
const LONGEST = 80;

const slugOf = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST);

/** Generates file names for tags; names that differ only in case, or not at all, are numbered. */
const fileNames = () => {
  const taken = new Set<string>();
  return (name: string): string => {
    const slug = slugOf(name);
    let file = `tag-${slug}.html`;
    for (let count = 2; taken.has(file); count++) file = `tag-${slug}-${count}.html`;
    taken.add(file);
    return file;
  };
};

/** The tags with operations: listed ones in the contract's order, then the others. */
export const tagsOf = ({ document, operations }: Contract): Tag[] => {
  const listed = (document["tags"] ?? []) as { name: string; description?: string }[];
  const words = new Map(listed.map((it) => [it.name, it.description ?? ""]));
  const byTag = groupBy(operations, (it) => it.tag);
  const fileOf = fileNames();
  return [...new Set([...words.keys(), ...byTag.keys()])]
    .filter((name) => byTag.has(name))
    .map((name) => ({ name, description: words.get(name) ?? "", file: fileOf(name), operations: byTag.get(name)! }));
};
