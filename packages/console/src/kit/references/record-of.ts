import type { RefKind } from "@backoffice/api-client";

/**
 * The kind of record that a page or drawer shows. The referring value fills the last parameter of the page's path,
 * fields next to it the others; a list finds the record by a query string with `{}` for the value:
 * `search={}&panel=row-details&row={}`.
 */
export type RecordOf = RefKind | readonly RefKind[] | { kind: RefKind; search: string };

/** The kinds, one or several. */
export const kindsOf = (of: RecordOf): readonly RefKind[] =>
  typeof of === "string" ? [of] : "kind" in of ? [of.kind] : of;
