import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import { createRandom } from "../db/random.ts";
import type { Account } from "../session/accounts.ts";
import type { GameLogRow } from "../db/tables/games-tables.ts";

/** Who acts, on what, and when. */
export type Actor = { db: Db; account: Account; clock: Clock };

type Entry = Pick<GameLogRow, "subtype" | "logMeta"> & {
  /** What was done, as it follows the name of who did it. */
  text: string;
  about: Omit<GameLogRow["logData"], "by">;
};

export const nameOf = ({ nickname, email }: Account): string => nickname ?? email;

/** Writes down what was done to games. */
export const addGameLog = ({ db, account, clock }: Actor, { subtype, logMeta, text, about }: Entry): void => {
  const { logs } = db.games;
  const uuid = createRandom(`game-log/${logs.size}/${clock.now()}`).uuid();
  const by = nameOf(account);
  logs.set(uuid, {
    uuid,
    timestamp: new Date(clock.now()).toISOString(),
    env: "PROD",
    message: `${by} ${text}`,
    type: "GAMES",
    subtype,
    logData: { ...about, by },
    logMeta,
  });
};
