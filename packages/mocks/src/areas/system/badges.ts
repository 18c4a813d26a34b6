import type { components } from "@backoffice/api-client/contract";
import { openDebits } from "../bets/open-debits.ts";
import { waitingKyc } from "../kyc/kyc.handlers.ts";
import { waitingUsernames } from "../players/players.handlers.ts";
import type { Db } from "../../db/db.ts";
import { waitingPayments } from "../transactions/waiting-payments.ts";

const counted = <Row extends { opId: string }>(
  rows: Iterable<Row>,
  scope: ReadonlySet<string>,
  waits: (row: Row) => boolean,
): number => {
  let count = 0;
  for (const row of rows) if (scope.has(row.opId) && waits(row)) count += 1;
  return count;
};

/** The numbers of items that wait for staff at these operators and brands, by kind (shell §4). */
export const badgesOf = (db: Db, scope: ReadonlySet<string>): components["schemas"]["Badges"] => ({
  ...waitingPayments(db, scope),
  tickets: counted(db.support.tickets.values(), scope, ({ status }) => status === "NEW" || status === "PENDING"),
  debit: openDebits(db, scope),
  bankAccounts: counted(db.bankAccounts.values(), scope, (it) => it.status === "PENDING" && !it.isDeleted),
  kyc: waitingKyc(db, scope),
  playerUsernames: waitingUsernames(db, scope),
});
