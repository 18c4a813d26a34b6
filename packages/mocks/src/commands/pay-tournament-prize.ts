import type { components } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import type { WinnerRow } from "../db/seed-tournaments.ts";
import { Refusal } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { visibleRow } from "../session/visible.ts";

/** Pays or refuses a prize; what is decided stays so (money §4). */
export const payTournamentPrize = (
  db: Db,
  account: Account,
  clock: Clock,
  { type, winnerId, playerCode, noteForThePlayer }: components["schemas"]["PrizeDecision"],
): WinnerRow | Refusal => {
  const row = visibleRow(db, account, db.tournaments.winners.get(winnerId));
  if (!row) return new Refusal(404, "This winner does not exist.");
  if (row.playerCode !== playerCode) return Refusal.ofFields({ playerCode: "This prize was won by another player." });
  if (type === "reject" && noteForThePlayer.trim() === "")
    return Refusal.ofFields({ noteForThePlayer: "The note for the player is required." });
  if (row.status !== "PENDING")
    return new Refusal(
      400,
      `This prize has already been ${row.status === "CONFIRMED" ? "paid" : "rejected"} by ${row.decidedBy ?? "someone"}.`,
    );
  const decided: WinnerRow = {
    ...row,
    status: type === "approve" ? "CONFIRMED" : "REJECTED",
    noteForThePlayer,
    decidedBy: account.nickname ?? account.email,
    decidedAt: new Date(clock.now()).toISOString(),
  };
  db.tournaments.winners.set(winnerId, decided);
  return decided;
};
