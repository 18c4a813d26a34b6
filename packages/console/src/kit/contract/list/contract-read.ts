import type { ApiError, Operation, ReadId } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";

/** Any read of the contract, as known to pages that are generated from its shape. */
export type ContractRead<O extends Operation = Operation> = {
  operation: O & { id: ReadId };
  options: (input: never) => object;
};

/** A row or a record whose fields are known from its shape alone. */
export type ContractRow = Record<string, unknown>;

/** The query of a read with an input built from its shape; the server validates what types cannot. */
export const queryOf = (read: ContractRead, input: ContractInput): UseQueryOptions<unknown, ApiError> =>
  (read.options as (input: unknown) => UseQueryOptions<unknown, ApiError>)(input);

/** The input of a read. */
export type ContractInput = { query?: ContractRow; body?: ContractRow } | undefined;
