import type { components } from "@backoffice/api-client/contract";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import { Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { TournamentRow } from "./tournaments-tables.ts";

type Schemas = components["schemas"];

/** Why a tournament is refused: places must follow each other without a gap, and its end must be after its start. */
const refusalOf = ({ title, startTime, endTime, prizes }: Schemas["NewTournament"]): Refusal | undefined => {
  const fields: FieldMessages = {};
  if (title.trim() === "") fields["title"] = "The name is required.";
  if (Date.parse(endTime) <= Date.parse(startTime)) fields["endTime"] = "The end must be after the start.";
  let next = 1;
  for (const [index, { fromRank, toRank }] of prizes.entries()) {
    if (fromRank !== next) fields[`prizes.${index}.fromRank`] = `These prizes must begin with place ${next}.`;
    else if (toRank < fromRank) fields[`prizes.${index}.toRank`] = "The last place must not be before the first.";
    next = toRank + 1;
  }
  return Object.keys(fields).length > 0 ? Refusal.ofFields(fields) : undefined;
};

const operatorTitleFor = (db: Db, account: Account, opId: string): string | Refusal => {
  if (opId === "*") return Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  const scope = scopeOf(db, account, opId);
  return scope instanceof Refusal ? scope : (db.operators.get(opId)?.title ?? opId);
};

export const createTournament = (
  db: Db,
  account: Account,
  clock: Clock,
  draft: Schemas["NewTournament"],
): TournamentRow | Refusal => {
  const opTitle = operatorTitleFor(db, account, draft.opId);
  if (opTitle instanceof Refusal) return opTitle;
  const refusal = refusalOf(draft);
  if (refusal) return refusal;
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
  db: Db,
  account: Account,
  clock: Clock,
  { id, ...change }: Schemas["TournamentChange"],
): TournamentRow | Refusal => {
  const row = visibleRow(db, account, db.tournaments.tournaments.get(id));
  if (!row) return new Refusal(404, "This tournament does not exist.");
  if (row.opId !== change.opId) return Refusal.ofFields({ opId: "This tournament belongs to another operator." });
  const refusal = refusalOf(change);
  if (refusal) return refusal;
  const hasWinners = [...db.tournaments.winners.values()].some((it) => it.tournamentId === id);
  const isSame = row.currency === change.currency && JSON.stringify(row.prizes) === JSON.stringify(change.prizes);
  if (hasWinners && !isSame) return new Refusal(400, "This tournament has winners; its prizes cannot be changed.");
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
export const deleteTournament = (db: Db, account: Account, id: string): null | Refusal => {
  const row = visibleRow(db, account, db.tournaments.tournaments.get(id));
  if (!row) return new Refusal(404, "This tournament does not exist.");
  const winners = [...db.tournaments.winners.values()].filter((it) => it.tournamentId === id);
  const waiting = winners.filter((it) => it.status === "PENDING").length;
  if (waiting > 0)
    return new Refusal(
      400,
      waiting === 1 ? "A prize of this tournament is pending." : `${waiting} prizes of this tournament are pending.`,
    );
  db.tournaments.tournaments.delete(id);
  return null;
};
