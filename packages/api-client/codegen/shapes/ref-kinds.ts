import type { OpenAPI3 } from "openapi-typescript";

/** The kinds of records that fields refer to, as a type: a page or lookup of an unknown kind does not compile. */
export const refKinds = (api: OpenAPI3): string => {
  const kinds = Object.keys((api["x-refs"] as object | undefined) ?? {});
  return `
/** Kinds of records that a field may refer to (\`x-ref\`). */
export type RefKind = ${kinds.map((it) => JSON.stringify(it)).join(" | ") || "never"};
`;
};
