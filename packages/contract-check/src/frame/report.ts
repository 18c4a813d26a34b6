import type { Finding } from "../findings/finding.ts";

/** Rows of text under a heading. */
export type Table = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** An operation as a JUnit test case. `skipped` is the reason why it was not checked. */
export type Case = { operation: string; group: string; skipped?: string };

/** The result of a command. */
export type Report = {
  command: string;
  findings: readonly Finding[];
  cases: readonly Case[];
  /** Sentences about the run: what was checked, and what was left out and why. */
  notes: readonly string[];
  /** The final sentence of a command without a verdict; by default the number of findings. */
  summary?: string;
  tables?: readonly Table[];
  /** A document that is the result, such as a patch. Text output contains only this. */
  document?: string;
  /** The seed by which values were drawn: it repeats the findings. */
  seed?: number;
  /** The reason why the result is meaningless: exit code 3. */
  couldNotCheck?: string;
};
