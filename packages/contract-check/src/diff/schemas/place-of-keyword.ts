import type { WireSchema } from "./wire-schema.ts";

/** The position of a keyword in a schema, or of the schema; empty if there is none. */
export const placeOfKeyword = ({ parts }: WireSchema, keyword: string): { pointer?: string } => {
  const part = parts.find((it) => keyword in it.node);
  const pointer = part?.pointer ? `${part.pointer}/${keyword}` : parts[0]?.pointer;
  return pointer === undefined ? {} : { pointer };
};
