import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { logActivity, type LoggedEvent } from "../activity/log-activity.ts";

/** Identifies the player. */
type Whose = { playerId: string; playerCode: string; opId: string };

/** The action, and the changed fields before and after. Pass no names and no secrets. */
type Done = Pick<LoggedEvent, "before" | "after"> & { subtype: components["schemas"]["PlayerAction"]; what: string };

/** Logs what a member of staff did to a player, by code: "Reset the two-factor sign-in of player 8F2K". */
export const logPlayer = (
  { db, account, clock }: Actor,
  { playerId, playerCode, opId }: Whose,
  { what, ...done }: Done,
): void =>
  logActivity(db, account, clock, "players", {
    type: "PLAYERS",
    message: `${what} player ${playerCode}`,
    opId,
    subject: { id: playerId, title: playerCode },
    ...done,
  });
