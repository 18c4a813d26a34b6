import type { Edit } from "../edits/edit.ts";

/** A defect that is put into clean traffic, and what must be said of it: rule, place, severity (error unless said). */
export type Defect = readonly [
  operation: string,
  edits: readonly Edit[],
  expected: readonly (readonly [rule: string, where: string, severity?: "warning"])[],
];
