import type { Edit } from "../edits/edit.ts";

/** A defect inserted into clean traffic, and the expected findings: rule, position, severity (default error). */
export type Defect = readonly [
  operation: string,
  edits: readonly Edit[],
  expected: readonly (readonly [rule: string, where: string, severity?: "warning"])[],
];
