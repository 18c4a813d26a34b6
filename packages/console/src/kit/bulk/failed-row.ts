import { ApiError } from "@backoffice/api-client";
import type { RowState } from "./row-result.ts";

/** The state and reason of a failed row; `ends` if every other row would fail too. */
export type FailedRow = {
  state: Extract<RowState, "refused" | "changed" | "unknown" | "not-sent">;
  reason: string;
  ends: boolean;
};

/** A conflict answer of the server: the row has changed since. */
const isConflict = ({ status, code }: ApiError) => status === 409 || code === "CONFLICT_ERROR";

/** Maps the error of a write to the state of its row. Other errors than `ApiError` leave the outcome unknown. */
export const failedRow = (error: unknown): FailedRow => {
  if (!(error instanceof ApiError))
    return { state: "unknown", reason: "It is unknown whether this was carried out.", ends: true };
  const reason = error.messages[0] ?? error.message;
  if (error.outcome === "not-sent") return { state: "not-sent", reason, ends: error.kind === "network" };
  if (error.outcome === "unknown") return { state: "unknown", reason, ends: false };
  return { state: isConflict(error) ? "changed" : "refused", reason, ends: error.kind === "signed-out" };
};
