/**
 * Outcome of the next write:
 * - `ok`: carried out as the mock server would
 * - `refused`, `409`, `401`: not carried out; after a 401 nobody is signed in
 * - `500`, `500-done`: an error page, before or after it was carried out
 * - `lost`, `lost-before`: the connection breaks after or before it was carried out
 * - `slow`: carried out, answered by `release`
 * - `late`: carried out and answered by `release`, unless the page that waits for it is gone by then
 */
export const PLANS = ["ok", "refused", "409", "401", "500", "500-done", "lost", "lost-before", "slow", "late"] as const;
export type Plan = (typeof PLANS)[number];

/** Answer to a write that the console has received; `none` without an answer, `pending` before it. */
export type Answer = "pending" | "done" | "refused" | "conflict" | "signed-out" | "error" | "none";

/** A write as it reached the server. */
export type Write = {
  key: string | null;
  operation: string;
  /** Id of the transaction or block. */
  record: string;
  /** The request body as text, to tell a repetition from another intent. */
  body: string;
  tab: 1 | 2;
  step: number;
  /** Sent by a window about this record, and not by a bulk run. */
  inWindow: boolean;
  /** The state from which this request changed the record; undefined if it did not. */
  changed: string | undefined;
  answer: Answer;
  /** The page that waited for the answer was reloaded. */
  isOrphaned?: boolean;
  /** The step in which the console got the answer. */
  answeredIn?: number;
};
