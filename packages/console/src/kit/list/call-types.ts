import type { Data, Input, Operation } from "@backoffice/api-client";

/** A read as the generated client has it (`listBanks`), or anything that names its operation. */
export type OfOperation<O extends Operation = Operation> = { operation: O };

type RowIn<D> = D extends { items: readonly (infer Row)[] }
  ? Row
  : D extends { players: readonly (infer Row)[] }
    ? Row
    : D extends { users: readonly (infer Row)[] }
      ? Row
      : D extends readonly (infer Row)[]
        ? Row
        : never;

/** A row of a list call. */
export type RowOf<O extends Operation> = RowIn<Data<O>>;

/** The name of a field of its rows. */
export type RowField<O extends Operation> = keyof RowOf<O> & string;

/** The path of a row's own page, with the names of its fields in braces: `/bets/{betId}`. */
export type RowPath<O extends Operation> = `/${string}{${RowField<O>}}${string}`;

type Part<I, Name extends "query" | "body"> = I extends { [_ in Name]: infer P } | { [_ in Name]?: infer P }
  ? NonNullable<P>
  : object;
type Applied<I> = Part<I, "body"> extends { appliedFilters?: infer P } ? NonNullable<P> : object;

/** All inputs of a list call, from the query and the body. */
type Asks<O extends Operation> = Part<Input<O>, "query"> &
  Omit<Part<Input<O>, "body">, "appliedFilters"> &
  Applied<Input<O>>;

/** Fixed input of every call of one list. */
export type FixedInput<O extends Operation> = Partial<Asks<O>>;

/** Sort names of a list: the values of the call's `sortBy`, or `sortByName` for domains. */
export type SortName<O extends Operation> =
  Asks<O> extends { sortBy?: infer Sort } | { sortByName?: infer Sort } ? Sort & string : never;

/** `period` is `from` and `to`, `amount` is `minAmount` and `maxAmount`; every other name is the call's own. */
type Named<Field> = Field extends "from" ? "period" : Field extends `min${infer Name}` ? Uncapitalize<Name> : Field;

/** Filter names of a list. */
export type FilterName<O extends Operation> = Named<keyof Asks<O>> & string;
