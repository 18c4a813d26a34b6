import type { Input, operations, WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import type { Staged } from "../staged.ts";

type InputOf<Id extends WriteId> = Input<(typeof operations)[Id]>;

/** What a call of the contract sends: said outright, or of the tables as they are before. */
export type Request<Id extends WriteId> = InputOf<Id> | ((db: Db) => InputOf<Id>);

/** A sentence: said outright, or of the tables as they are before. */
export type Said = string | RegExp | ((db: Db) => string | RegExp);

/** What is said, for these tables. */
export const told = <Value>(value: Value, db: Db): Value extends (db: Db) => infer Of ? Of : Value =>
  (typeof value === "function" ? (value as (db: Db) => unknown)(db) : value) as never;

/** The inputs of one operation's calls so far. */
export const sentTo = ({ calls }: Staged, id: WriteId): unknown[] =>
  calls.filter((it) => it.id === id).map(({ input }) => input);

/** Nothing was sent: what was typed and refused stays here. */
export const expectNothingSent = async (staged: Staged, id: WriteId): Promise<void> =>
  expect(sentTo(staged, id)).toEqual([]);

/**
 * Marks a story that fills its panel in and sends these writes: the tests of every answer play it up to each of them,
 * and answer it themselves.
 */
export const sending = (...ids: readonly WriteId[]) => ({ parameters: { sends: ids } });
