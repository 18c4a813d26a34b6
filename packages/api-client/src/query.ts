import { queryOptions, useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { ApiError } from "./answers/api-error.ts";
import type { ReadId } from "./generated/operations.ts";
import { keyOf } from "./keys.ts";
import type { Data, Input, Operation } from "./operation.ts";
import { retryDelay, retryRead } from "./retry/retry.ts";
import { send } from "./wire.ts";

type ReadOperation = Operation & { id: ReadId; effect: "read" };
type Options<O extends Operation> = Omit<
  UseQueryOptions<Data<O>, ApiError>,
  "queryKey" | "queryFn" | "retry" | "retryDelay"
>;

/** A read of the contract: its description, and its TanStack Query options. */
export const query = <const O extends ReadOperation>(operation: O) => ({
  operation,
  /** For `useQuery`, `prefetchQuery`, `ensureQueryData` … */
  options: (input: Input<O>) =>
    // An operation is known by its id.
    // oxlint-disable-next-line tanstack-query/exhaustive-deps
    queryOptions<Data<O>, ApiError>({
      queryKey: keyOf(operation.id, input),
      queryFn: ({ signal }) => send(operation, input, { signal }),
      retry: retryRead,
      retryDelay,
    }),
});

/** The hook of a read: subscribes to its answer for the given input. */
export const queryHook =
  <O extends ReadOperation>(read: ReturnType<typeof query<O>>) =>
  (input: Input<O>, options?: Options<O>): UseQueryResult<Data<O>, ApiError> =>
    useQuery({ ...read.options(input), ...options } as UseQueryOptions<Data<O>, ApiError>);
