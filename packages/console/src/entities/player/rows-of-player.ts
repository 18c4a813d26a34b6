import type { Input, Operation } from "@backoffice/api-client";
import { rowsOf, type ListRequest, type RowKey } from "#kit/list/rows/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";

/** Rows of one player (a code, or an ID for calls that take one), regardless of the scope and the test player filter. */
export const rowsOfPlayer = <const O extends Operation>(
  read: { operation: O; options: (input: Input<O>) => object },
  key: RowKey<O>,
  player: string | { playerId: string },
) => {
  const who = typeof player === "string" ? { playerCode: player } : player;
  const all = rowsOf<O>(read, key, { ...who, opId: ALL } as object);
  return {
    ...all,
    query: ({ isTest: _isTest, includeBrands: _brands, ...request }: ListRequest) => all.query(request),
  };
};
