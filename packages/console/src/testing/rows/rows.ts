import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { fullName } from "#entities/player/full-name.ts";

type BankAccount = components["schemas"]["BankAccount"];

/** The first matching row of a table; fails without one. */
export const firstOf = <Row>(table: ReadonlyMap<string, Row>, matches: (row: Row) => boolean): Row => {
  const row = [...table.values()].find(matches);
  if (!row) throw new Error("The mock server has no row that this story could show");
  return row;
};

/** An id that no record has. */
export const NOBODY = "00000000-0000-4000-8000-000000000000";

/** A bank of Nordlys, which every scenario with banks has. */
export const nordea = (db: Db) => firstOf(db.banks, (it) => it.opId === "op-nordlys");

/** Whether no check stops an approval: an active player's own account. */
const hasNoStop = (db: Db, { nameOnCard, player: { playerId } }: BankAccount): boolean => {
  const player = db.players.get(playerId);
  return player !== undefined && !player.isBlocked && !player.isDeleted && fullName(player) === nameOnCard;
};

/** A bank account of Nordlys, not deleted, with all its numbers and these values, which no check stops. */
export const account = (db: Db, values: Partial<BankAccount>): BankAccount =>
  firstOf(
    db.bankAccounts,
    (it) =>
      it.opId === "op-nordlys" &&
      it.isDeleted === (values.isDeleted ?? false) &&
      it.iban !== null &&
      hasNoStop(db, it) &&
      Object.entries(values).every(([name, value]) => it[name as keyof BankAccount] === value),
  );

/** Changes a row in the table. */
export const change = <Row extends { uuid: string }>(table: Map<string, Row>, row: Row, values: Partial<Row>): void =>
  void table.set(row.uuid, { ...row, ...values });
