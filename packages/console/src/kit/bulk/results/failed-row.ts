import { ApiError } from "@backoffice/api-client";
import { failureState, type WriteResult } from "#kit/submit/send-write.ts";
import type { RowResult } from "./row-result.ts";

/** Outcome of a failed row; `ends` if every other row would fail too. */
export type FailedRow = Omit<RowResult, "id"> & { ends?: boolean | undefined };

/** A conflict answer of the server: the row has changed since. */
const isConflict = ({ status, code }: ApiError) => status === 409 || code === "CONFLICT_ERROR";

const UNKNOWN = "It is unknown whether this was carried out.";
const SIGNED_OUT = "Your session ended. The action was not carried out.";

/** The result of a row whose write or reread failed. */
export const failedRow = (error: unknown): FailedRow => {
  const state = failureState(error);
  if (!(error instanceof ApiError)) return { state, reason: UNKNOWN, ends: true };
  if (state === "signed-out") return { state, reason: SIGNED_OUT, ends: true };
  const [said] = error.messages;
  return {
    state: state === "refused" && isConflict(error) ? "changed" : state,
    reason: said ?? error.message,
    isServers: said !== undefined || undefined,
    ends: state === "not-sent" && error.kind === "network",
  };
};

/** The result of a row whose write was not carried out, or may not have been. */
export const unsavedRow = (result: Exclude<WriteResult<unknown>, { state: "saved" }>): FailedRow =>
  result.state === "locked"
    ? {
        state: "not-sent",
        reason: `${result.outcome.label}: sent before, and its outcome is unknown. Settle that first.`,
      }
    : failedRow(result.error);
