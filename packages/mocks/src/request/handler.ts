import { operations, type Data, type Input, type Operation } from "@backoffice/api-client/contract";
import type { Clock } from "../db/times/clock.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";

/**
 * What a handler gets: the validated input, the account that asks, the tables, the clock, and the URL of the request.
 */
export type Call<O extends Operation> = { input: Input<O>; account: Account; db: Db; clock: Clock; url: URL };

/** Answers one operation: returns its data, or a refusal. */
type Handler<O extends Operation> = (call: Call<O>) => Data<O>;

export type Operations = typeof operations;

/** They have no handler: they are redirects (`auth-pages.ts`). */
const REDIRECTS = ["login", "logout"] as const;

/** The operations that a handler or the contract's example answers. */
export type HandledId = Exclude<keyof Operations, (typeof REDIRECTS)[number]>;

/** The operations that a set of handlers leaves to the contract's examples. */
export const withoutHandler = (known: object): HandledId[] =>
  Object.keys(operations).filter(
    (it): it is HandledId => !(REDIRECTS as readonly string[]).includes(it) && !Object.hasOwn(known, it),
  );

export type Handlers<Id extends HandledId> = { [K in Id]: Handler<Operations[K]> };

/** The handlers of one area, by operation id. */
export type AreaHandlers = Partial<Handlers<HandledId>>;
