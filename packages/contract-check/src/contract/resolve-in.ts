import type { Schema } from "./contract.ts";
import { schemaOf } from "./schema-of.ts";

const unescaped = (part: string) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");

/** Resolves local references of a bundled document. Throws if there is no target (the bundler has checked them). */
export const resolveIn = (document: Schema): ((reference: string) => Schema) => {
  const known = new Map<string, Schema>();
  return (reference) => {
    const before = known.get(reference);
    if (before) return before;
    let node: unknown = document;
    for (const part of reference.replace(/^#\/?/, "").split("/").filter(Boolean))
      node = (node as Record<string, unknown> | undefined)?.[unescaped(part)];
    if ((typeof node !== "object" && typeof node !== "boolean") || node === null)
      throw new Error(`${reference} leads nowhere`);
    const schema = schemaOf(node);
    known.set(reference, schema);
    return schema;
  };
};
