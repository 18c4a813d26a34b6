import type { Data, Input, Operation, operations } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import type { Refusal } from "./refusal.ts";

/** What a handler is given: the checked request, who asks, the world, and the address that was asked. */
export type Call<O extends Operation> = { input: Input<O>; account: Account; db: Db; clock: Clock; url: URL };

/** Answers one operation: its data, or why not. */
type Handler<O extends Operation> = (call: Call<O>) => Data<O> | Refusal;

export type Operations = typeof operations;

/** The operations that have a handler; signing in and out are redirects. */
export type HandledId = Exclude<keyof Operations, "login" | "logout">;

/** The handlers of one area. */
export type Handlers<Id extends HandledId> = { [K in Id]: Handler<Operations[K]> };
