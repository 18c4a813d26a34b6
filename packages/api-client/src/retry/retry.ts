import type { ApiError, ApiErrorKind } from "../answers/api-error.ts";

/** How often a read is retried, by kind of error. Writes are never retried. */
const RETRIES: Record<ApiErrorKind, number> = {
  network: 2,
  timeout: 1,
  http: 2,
  malformed: 0,
  refused: 0,
  forbidden: 0,
  "signed-out": 0,
  aborted: 0,
};

/** Only server errors are worth a retry. */
const isRetryable = (error: ApiError) => error.kind !== "http" || error.status === 429 || (error.status ?? 0) >= 500;

/** Milliseconds. If the server asks for a longer wait, the failure is shown at once with a way to try again. */
const LONGEST_WAIT = 30_000;

/** Whether to retry a read after `failures` failures. */
export const retryRead = (failures: number, error: ApiError): boolean =>
  isRetryable(error) && (error.retryAfter ?? 0) <= LONGEST_WAIT && failures < RETRIES[error.kind];

/**
 * Milliseconds before the next attempt: 0.5 s, 1 s, 2 s … at most 10 s, unless the server asks for more
 * (`Retry-After`).
 */
export const retryDelay = (failures: number, { retryAfter = 0 }: Pick<ApiError, "retryAfter">): number =>
  Math.max(retryAfter, Math.min(500 * 2 ** failures, 10_000));
