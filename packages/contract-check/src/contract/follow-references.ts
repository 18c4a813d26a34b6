type Loose = Record<string, unknown>;

/** A node of a document, and the reference that led to it; absent if it was inline. */
export type Followed = { node: Loose; reference?: string };

/** Follows chained references. A cycle ends at its first node. */
export const followReferences = (written: Loose, resolve: (reference: string) => Loose): Followed => {
  const seen = new Set<string>();
  let found: Followed = { node: written };
  for (let next = written["$ref"]; typeof next === "string" && !seen.has(next); next = found.node["$ref"]) {
    seen.add(next);
    found = { node: resolve(next), reference: next };
  }
  return found;
};
