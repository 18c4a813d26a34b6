import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import { refuseFields, existing, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { TournamentRow } from "./tournaments-tables.ts";

type Schemas = components["schemas"];

/** Why a tournament is refused: places must follow each other without a gap, and its end must be after its start. */
const check = ({ title, startTime, endTime, prizes }: Schemas["NewTournament"]): void => {
  const fields: FieldMessages = {};
  if (title.trim() === "") fields["title"] = "The name is required.";
  if (Date.parse(endTime) <= Date.parse(startTime)) fields["endTime"] = "The end must be after the start.";
  let next = 1;
  for (const [index, { fromRank, toRank }] of prizes.entries()) {
    if (fromRank !== next) fields[`prizes.${index}.fromRank`] = `These prizes must begin with place ${next}.`;
    else if (toRank < fromRank) fields[`prizes.${index}.toRank`] = "The last place must not be before the first.";
    next = toRank + 1;
  }
  refuseFields(fields);
};

const operatorTitleFor = (db: Db, account: Account, opId: string): string => {
  if (opId === "*") throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  scopeOf(db, account, opId);
  return db.operators.get(opId)?.title ?? opId;
};

export const createTournament = ({ db, account, clock }: Actor, draft: Schemas["NewTournament"]): TournamentRow => {
  const opTitle = operatorTitleFor(db, account, draft.opId);
  check(draft);
  const now = new Date(clock.now()).toISOString();
  const random = createRandom(`tournament/${draft.opId}/${draft.title}/${now}`);
  let id = random.uuid();
  while (db.tournaments.tournaments.has(id)) id = random.uuid();
  const row: TournamentRow = {
    id,
    ...draft,
    description: draft.description ?? null,
    opTitle,
    playersCount: 0,
    createdAt: now,
    updatedAt: now,
    createdBy: account.nickname ?? account.email,
  };
  db.tournaments.tournaments.set(id, row);
  return row;
};

/** Changes a tournament; its prizes cannot change once there are winners. */
export const updateTournament = (
  { db, account, clock }: Actor,
  { id, ...change }: Schemas["TournamentChange"],
): TournamentRow => {
  const row = existing(visibleRow(db, account, db.tournaments.tournaments.get(id)), "This tournament does not exist.");
  if (row.opId !== change.opId) throw Refusal.ofFields({ opId: "This tournament belongs to another operator." });
  check(change);
  const hasWinners = [...db.tournaments.winners.values()].some((it) => it.tournamentId === id);
  const isSame = row.currency === change.currency && JSON.stringify(row.prizes) === JSON.stringify(change.prizes);
  if (hasWinners && !isSame) throw new Refusal(400, "This tournament has winners; its prizes cannot be changed.");
  const changed: TournamentRow = {
    ...row,
    ...change,
    description: change.description ?? null,
    updatedAt: new Date(clock.now()).toISOString(),
  };
  db.tournaments.tournaments.set(id, changed);
  return changed;
};

/** Deletes a tournament without pending prizes; its winners stay in the reports. */
export const deleteTournament = (db: Db, account: Account, id: string): null => {
  existing(visibleRow(db, account, db.tournaments.tournaments.get(id)), "This tournament does not exist.");
  const winners = [...db.tournaments.winners.values()].filter((it) => it.tournamentId === id);
  const waiting = winners.filter((it) => it.status === "PENDING").length;
  if (waiting > 0)
    throw new Refusal(
      400,
      waiting === 1 ? "A prize of this tournament is pending." : `${waiting} prizes of this tournament are pending.`,
    );
  db.tournaments.tournaments.delete(id);
  return null;
};
