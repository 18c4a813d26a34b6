import type { RefKind } from "@backoffice/api-client";

/**
 * Whose record a page or a drawer shows. The value that refers to it fills the last parameter of the page's path, fields
 * beside it the others; in a list it is found by a query string, `{}` for the value: `search={}&panel=row-details&row={}`.
 */
export type RecordOf = RefKind | readonly RefKind[] | { kind: RefKind; search: string };

/** The kinds, one or several. */
export const kindsOf = (of: RecordOf): readonly RefKind[] =>
  typeof of === "string" ? [of] : "kind" in of ? [of.kind] : of;
