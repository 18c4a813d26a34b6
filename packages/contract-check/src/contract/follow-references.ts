type Loose = Record<string, unknown>;

/** A piece of a document, and the reference that it was reached by; absent when it stands where it was looked for. */
export type Followed = { node: Loose; reference?: string };

/** Follows references from one to the next. A circle of them leads nowhere, and ends where it began. */
export const followReferences = (written: Loose, resolve: (reference: string) => Loose): Followed => {
  const seen = new Set<string>();
  let found: Followed = { node: written };
  for (let next = written["$ref"]; typeof next === "string" && !seen.has(next); next = found.node["$ref"]) {
    seen.add(next);
    found = { node: resolve(next), reference: next };
  }
  return found;
};
