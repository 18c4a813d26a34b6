import type { Finding } from "../findings/finding.ts";

/** Rows of text under a heading. */
export type Table = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** An operation as a case of JUnit; `skipped` says why nothing was checked of it. */
export type Case = { operation: string; group: string; skipped?: string };

/** What a command has found out. */
export type Report = {
  command: string;
  findings: readonly Finding[];
  cases: readonly Case[];
  /** Sentences about the run: how much was looked at, what was left out and why. */
  notes: readonly string[];
  /** The last sentence of a command that does not judge; without it, it is how many findings there are. */
  summary?: string;
  tables?: readonly Table[];
  /** A document (a patch, say) that is the answer; text output is this and nothing else. */
  document?: string;
  /** Why the answer means nothing: exit code 3. */
  couldNotCheck?: string;
};
