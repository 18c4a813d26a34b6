type Json = Readonly<Record<string, unknown>>;

/** The name of a write's list of the reads that it changes, and of the contract's groups of such reads. */
const CHANGES = "x-changes";
const GROUPS = "x-read-groups";

/**
 * The reads that an operation changes, by the operation's `x-changes` and the groups of the contract; undefined if it
 * does not say.
 */
export const changesOf = (document: object, operation: Json): string[] | undefined => {
  const mark = operation[CHANGES];
  if (!Array.isArray(mark)) return undefined;
  const groups = ((document as Json)[GROUPS] ?? {}) as Json;
  const isGroup = (name: string) => Object.hasOwn(groups, name) && Array.isArray(groups[name]);
  const found = new Set<string>();
  const visit = (names: unknown[]): void => {
    for (const name of names.map(String)) {
      // A group may be named by several, and by mistake by itself.
      if (found.has(name)) continue;
      found.add(name);
      if (isGroup(name)) visit(groups[name] as unknown[]);
    }
  };
  visit(mark as unknown[]);
  return [...found].filter((it) => !isGroup(it));
};
