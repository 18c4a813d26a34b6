import type { ApiError, ApiErrorKind } from "../answers/api-error.ts";

/** How often a read is tried again, by what went wrong. Writes never are. */
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

/** Only a server in trouble is worth asking again. */
const worthwhile = (error: ApiError) => error.kind !== "http" || error.status === 429 || (error.status ?? 0) >= 500;

/** Milliseconds: whoever waits longer than this reads at once that it failed, and may try again. */
const LONGEST_WAIT = 30_000;

/** Whether a read that failed `failures` times already is tried again. */
export const retryRead = (failures: number, error: ApiError): boolean =>
  worthwhile(error) && (error.retryAfter ?? 0) <= LONGEST_WAIT && failures < RETRIES[error.kind];

/** Milliseconds to wait before that: 0.5 s, 1 s, 2 s … at most 10 s, unless the server asks for more (`Retry-After`). */
export const retryDelay = (failures: number, { retryAfter = 0 }: Pick<ApiError, "retryAfter">): number =>
  Math.max(retryAfter, Math.min(500 * 2 ** failures, 10_000));
