import type { components } from "@backoffice/api-client";
import type { Db, PlayerRow } from "@backoffice/mocks";

type Schemas = components["schemas"];

const missing = (what: string) => new Error(`The mock server has no ${what} that this story could show`);

/** Epoch seconds that are past for every clock, and that are future. */
export const LONG_AGO = 1_600_000_000;
export const FAR_AHEAD = 4_102_444_800;

/** The latest matching bet. */
export const bet = (db: Db, fits: (row: Schemas["Bet"]) => boolean): Schemas["Bet"] => {
  const row = [...db.bets.bets.values()].find(fits);
  if (!row) throw missing("bet");
  return row;
};

/** An open single sport bet of Nordlys. */
export const openBet = (db: Db) =>
  bet(db, (it) => it.status === "OPEN" && it.event !== null && it.opId === "op-nordlys");

/** A debit with a remaining amount, or a reconciled one. */
export const debit = (db: Db, isOpen: boolean): Schemas["BetDebit"] => {
  const row = [...db.bets.debits.values()].find((it) => (it.settledAt === null) === isOpen);
  if (!row) throw missing("debit");
  return row;
};

/** The first freebet, changed in the table to enabled, not expired, and these values. */
export const freebet = (db: Db, values: Partial<Schemas["SportFreebet"]> = {}): Schemas["SportFreebet"] => {
  const [first] = db.freebets.templates.values();
  if (!first) throw missing("freebet");
  const row = { ...first, isEnable: true, toTime: FAR_AHEAD, ...values };
  db.freebets.templates.set(row.id, row);
  return row;
};

/** A freebet applied to a player. */
export const applied = (db: Db): Schemas["AppliedFreebet"] => {
  const [first] = db.freebets.applied.values();
  if (!first) throw missing("applied freebet");
  return first;
};

/** A player without freebets. */
export const playerWithout = (db: Db): PlayerRow => {
  const has = new Set([...db.freebets.applied.values()].map((it) => it.playerId));
  const row = [...db.players.values()].find((it) => !has.has(it.playerId));
  if (!row) throw missing("player");
  return row;
};
