import { ApiError } from "@backoffice/api-client";
import type { RowState } from "./row-result.ts";

/** How a row failed, in its state and a sentence; `ends` where no other row would fare better. */
export type FailedRow = {
  state: Extract<RowState, "refused" | "changed" | "unknown" | "not-sent">;
  reason: string;
  ends: boolean;
};

/** The conflict that a server may answer with: the row is not any more what was sent about. */
const isConflict = ({ status, code }: ApiError) => status === 409 || code === "CONFLICT_ERROR";

/** What an error of a write says of its row. Whatever is not an `ApiError` leaves the outcome unknown. */
export const failedRow = (error: unknown): FailedRow => {
  if (!(error instanceof ApiError))
    return { state: "unknown", reason: "It is not known whether this was carried out.", ends: true };
  const reason = error.messages[0] ?? error.message;
  if (error.outcome === "not-sent") return { state: "not-sent", reason, ends: error.kind === "network" };
  if (error.outcome === "unknown") return { state: "unknown", reason, ends: false };
  return { state: isConflict(error) ? "changed" : "refused", reason, ends: error.kind === "signed-out" };
};
