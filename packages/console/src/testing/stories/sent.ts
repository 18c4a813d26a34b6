import type { Input, operations, WriteId } from "@backoffice/api-client/contract";
import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import type { Staged } from "#testing/staged.ts";

type InputOf<Id extends WriteId> = Input<(typeof operations)[Id]>;

/** The input of a call: given directly, or as a function of the initial tables. */
export type Request<Id extends WriteId> = InputOf<Id> | ((db: Db) => InputOf<Id>);

/** A sentence: given directly, or as a function of the initial tables. */
export type Sentence = string | RegExp | ((db: Db) => string | RegExp);

/** Resolves a value that may be a function of the tables. */
export const valueFrom = <Value>(value: Value, db: Db): Value extends (db: Db) => infer Of ? Of : Value =>
  (typeof value === "function" ? (value as (db: Db) => unknown)(db) : value) as never;

/** The inputs of one operation's calls so far. */
export const sentTo = ({ calls }: Staged, id: WriteId): unknown[] =>
  calls.filter((it) => it.id === id).map(({ input }) => input);

/** Asserts that nothing was sent. */
export const expectNothingSent = async (staged: Staged, id: WriteId): Promise<void> =>
  expect(sentTo(staged, id)).toEqual([]);

/**
 * Marks a story that fills in its panel and sends these writes: the tests of every answer play it up to each write
 * and answer it themselves.
 */
export const sending = (...ids: readonly WriteId[]) => ({ parameters: { sends: ids } });

/** Marks a story that ends in a state of its panel, which is played when somebody asks for that state. */
export const showing = (state: "validation-error" | "edit-conflict") => ({ parameters: { shows: state } });
