import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Transaction = components["schemas"]["Transaction"];
type Row = Db["transactions"]["transactions"] extends Map<string, infer R> ? R : never;

/** The first transaction of Nordlys with these values; not deleted by default. */
export const transaction = (db: Db, values: Partial<Transaction>, fits: (row: Row) => boolean = () => true): Row =>
  firstOf(
    db.transactions.transactions,
    (row) =>
      row.opId === "op-nordlys" &&
      row.isDeleted === (values.isDeleted ?? false) &&
      Object.entries(values).every(([name, value]) => row[name as keyof Row] === value) &&
      fits(row),
  );

/** Changes a transaction in the table. */
export const changeTransaction = (db: Db, row: Row, values: Partial<Row>): void =>
  void db.transactions.transactions.set(row.txId, { ...row, ...values });
