import type { Input, Operation } from "@backoffice/api-client";
import { rowsOf, type ListRequest, type RowKey } from "#kit/list/rows/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";

/** Rows of one player, regardless of the scope and of the test player filter. */
export const rowsOfPlayer = <const O extends Operation>(
  read: { operation: O; options: (input: Input<O>) => object },
  key: RowKey<O>,
  playerCode: string,
) => {
  const all = rowsOf<O>(read, key, { playerCode, opId: ALL } as object);
  return { ...all, query: ({ isTest: _isTest, includeBrands: _brands, ...asked }: ListRequest) => all.query(asked) };
};
