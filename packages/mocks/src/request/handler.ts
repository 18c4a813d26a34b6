import type { Data, Input, Operation, operations } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import type { Refusal } from "./refusal.ts";

/**
 * What a handler gets: the validated input, the account that asks, the tables, the clock, and the URL of the request.
 */
export type Call<O extends Operation> = { input: Input<O>; account: Account; db: Db; clock: Clock; url: URL };

/** Answers one operation: returns its data, or a refusal. */
type Handler<O extends Operation> = (call: Call<O>) => Data<O> | Refusal;

export type Operations = typeof operations;

/** The operations that have a handler. `login` and `logout` have none: they are redirects (`auth-pages.ts`). */
export type HandledId = Exclude<keyof Operations, "login" | "logout">;

/** The handlers of one area. */
export type Handlers<Id extends HandledId> = { [K in Id]: Handler<Operations[K]> };
