import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { logPlayer } from "./log-player.ts";
import { playerNamed } from "./own-player.ts";
import type { UsernameRequestRow } from "./player-records-tables.ts";
import type { PlayerRow } from "./player-row.ts";

type Review = Input<Operations["reviewUsername"]>["body"];

const PATTERN = /^[A-Za-z][A-Za-z0-9_-]{5,19}$/;
const INVALID =
  "Invalid username. Username must be unique, 6-20 characters long, cannot start with a number or underscore, and can only contain English letters, numbers, underscores (_), and hyphens (-)";

const isTaken = (db: Db, { playerId, opId }: PlayerRow, username: string) =>
  [...db.players.values()].some(
    (it) => it.opId === opId && it.playerId !== playerId && it.username?.toLowerCase() === username.toLowerCase(),
  );

/** Changes a username, or approves or rejects a requested one; a rejection restores the original (content §4, §5). */
export const reviewUsername = (
  { db, account, clock }: Actor,
  { playerCode, username, status, note }: Review,
): UsernameRequestRow => {
  const player = playerNamed(db, account, { playerCode });
  if (!["PENDING", "APPROVE", "REJECT"].includes(status))
    throw Refusal.ofFields({ status: "Username status cannot be empty." });
  const rejected = status === "REJECT";
  if (rejected && !note?.trim()) throw Refusal.ofFields({ note: "Note for the player is required" });
  const isBound = account.role !== "SUPER_ADMIN" && account.role !== "ADMIN";
  if (!rejected && username !== "" && ((isBound && !PATTERN.test(username)) || isTaken(db, player, username)))
    throw Refusal.ofFields({ username: INVALID });

  const before = db.playerRecords.usernames.get(playerCode);
  // The username before the open request; without a request, the current one.
  const originalUsername = before ? before.originalUsername : player.username;
  const now = new Date(clock.now()).toISOString();
  const wanted = rejected ? originalUsername : username === "" ? null : username;
  const decided = status !== "PENDING";
  const row: UsernameRequestRow = {
    playerId: player.playerId,
    playerCode,
    opId: player.opId,
    opTitle: player.opTitle,
    isTest: player.isTest,
    originalUsername,
    username: wanted,
    status,
    note: note?.trim() ? note : null,
    requestedAt: before?.requestedAt ?? now,
    reviewedAt: decided ? now : null,
    reviewedBy: decided ? (account.nickname ?? account.email) : null,
  };
  db.playerRecords.usernames.set(playerCode, row);
  logPlayer({ db, account, clock }, player, {
    subtype: "PLAYER_USERNAME_CHANGED",
    what: rejected ? "Rejected the username of" : "Changed the username of",
    before: { status: before?.status ?? null },
    after: { status },
  });
  if (decided) db.players.set(player.playerId, { ...player, username: wanted, updatedAt: now });
  return row;
};
