import type { Clock } from "../db/times/clock.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";

/** Who carries out a command, on which tables, and the clock. */
export type Actor = { db: Db; account: Account; clock: Clock };
