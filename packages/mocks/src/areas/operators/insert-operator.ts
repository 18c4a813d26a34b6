import type { Db } from "../../db/db.ts";
import type { OperatorRow } from "./operator-row.ts";

/**
 * Puts an operator into the table, which keeps each operator with its brands behind it. The table itself is a new one:
 * areas that nobody has asked for yet are still to be filled from the one that was there at the start.
 */
export const insertOperator = (db: Db, row: OperatorRow): void => {
  const all = [...new Map(db.operators).set(row.opId, row).values()];
  const sorted = all
    .filter((it) => it.parentOpId === null)
    .flatMap((parent) => [parent, ...all.filter((it) => it.parentOpId === parent.opId)]);
  db.operators = new Map(sorted.map((it) => [it.opId, it]));
};
