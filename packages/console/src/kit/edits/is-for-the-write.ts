import { ApiError } from "@backoffice/api-client";

/**
 * Whether a failed reread does not keep a write from being sent: the record is gone or not readable any more, which the
 * answer to the write explains better. After any other failure it is unknown what the write would overwrite.
 */
export const isForTheWrite = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.kind === "forbidden" || error.kind === "refused");
