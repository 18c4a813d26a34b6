import type { Input } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import type { Account } from "../../session/accounts.ts";
import { bankOf } from "./bank-of.ts";
import { checkBank } from "./bank-refusal.ts";
import type { BankRow } from "./bank-row.ts";

/** Changes a bank; its operator cannot change (shell §4, §5). */
export const updateBank = (
  db: Db,
  account: Account,
  { dto: { uuid, key, bankName, order, status }, opId }: Input<Operations["updateBank"]>["body"],
): BankRow => {
  const found = bankOf(db, account, { uuid, opId });
  checkBank(db, account, found.operator, { uuid, key, bankName }, found.bank);
  const bank: BankRow = { ...found.bank, key, bankName, order, status };
  db.banks.set(uuid, bank);
  return bank;
};
