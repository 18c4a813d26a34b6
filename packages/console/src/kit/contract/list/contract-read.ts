import type { ApiError, Operation, ReadId } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";

/** A read of the contract, whichever: what pages that are drawn from its shape know of it. */
export type ContractRead<O extends Operation = Operation> = {
  operation: O & { id: ReadId };
  options: (input: never) => object;
};

/** A row or a record whose fields are known from its shape alone. */
export type ContractRow = Record<string, unknown>;

/** The query of a read with an input that was put together by its shape; the server checks what types cannot. */
export const queryOf = (read: ContractRead, input: ContractInput): UseQueryOptions<unknown, ApiError> =>
  (read.options as (input: unknown) => UseQueryOptions<unknown, ApiError>)(input);

/** What is sent with a read. */
export type ContractInput = { query?: ContractRow; body?: ContractRow } | undefined;
