import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { createRandom } from "../../db/random.ts";
import type { GameLogRow } from "./games-tables.ts";

type Entry = Pick<GameLogRow, "subtype" | "logMeta"> & {
  /** What was done, continuing the name of the account: "changed the title of …". */
  text: string;
  about: Omit<GameLogRow["logData"], "by">;
};

/** Adds an entry to the log of games. */
export const addGameLog = ({ db, account, clock }: Actor, { subtype, logMeta, text, about }: Entry): void => {
  const { logs } = db.games;
  const uuid = createRandom(`game-log/${logs.size}/${clock.now()}`).uuid();
  const by = displayName(account);
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
