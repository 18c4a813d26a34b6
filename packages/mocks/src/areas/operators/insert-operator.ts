import type { Db } from "../../db/db.ts";
import type { OperatorRow } from "./operator-row.ts";

/**
 * Adds an operator to the table, which lists each operator before its brands. The table is replaced by a new one, since
 * areas that are seeded later must use the original one.
 */
export const insertOperator = (db: Db, row: OperatorRow): void => {
  const all = [...new Map(db.operators).set(row.opId, row).values()];
  const sorted = all
    .filter((it) => it.parentOpId === null)
    .flatMap((parent) => [parent, ...all.filter((it) => it.parentOpId === parent.opId)]);
  db.operators = new Map(sorted.map((it) => [it.opId, it]));
};
