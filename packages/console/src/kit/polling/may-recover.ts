import { ApiError } from "@backoffice/api-client";

/** Whether a failed read may succeed later: not if its answer says that the request is wrong, or breaks the contract. */
export const mayRecover = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.outcome === "not-sent") return false;
  const { kind, status } = error;
  if (status === undefined) return kind === "network" || kind === "timeout";
  return status < 400 || status >= 500 || status === 408 || status === 429;
};
