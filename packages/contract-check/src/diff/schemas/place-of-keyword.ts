import type { WireSchema } from "./wire-schema.ts";

/** Where a schema says a keyword, or where it begins; empty when it stands nowhere. */
export const placeOfKeyword = ({ parts }: WireSchema, keyword: string): { pointer?: string } => {
  const part = parts.find((it) => keyword in it.node);
  const pointer = part?.pointer ? `${part.pointer}/${keyword}` : parts[0]?.pointer;
  return pointer === undefined ? {} : { pointer };
};
