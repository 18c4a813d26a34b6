import type { ApiError } from "./answers/api-error.ts";
import type { Operation } from "./operation.ts";

/** A call that ended: how long it took in milliseconds, and its error. The calls that a page preloads have no trace. */
export type EndedCall = {
  operation: Operation;
  traceId: string | undefined;
  duration: number;
  error: ApiError | undefined;
};
