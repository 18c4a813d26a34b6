import type { Input } from "@backoffice/api-client/contract";
import { createRandom } from "../../db/random.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf } from "../../session/visible.ts";
import { checkBank } from "./bank-refusal.ts";
import type { BankRow } from "./bank-row.ts";

type NewBank = Input<Operations["createBank"]>["body"];

/** A free id, deterministic: the same bank and tables give the same id. */
const freeId = (db: Db, { opId, key }: NewBank): string => {
  const random = createRandom(`bank/${opId}/${key}`);
  let uuid = random.uuid();
  while (db.banks.has(uuid)) uuid = random.uuid();
  return uuid;
};

/** Adds a bank to one operator or brand (shell §4, §5). */
export const createBank = (db: Db, account: Account, { opId, key, bankName, order, status }: NewBank): BankRow => {
  if (opId === "*") throw Refusal.ofFields({ opId: "Please select an operator before creating a bank." });
  scopeOf(db, account, opId);
  checkBank(db, account, db.operators.get(opId)!, { key, bankName });
  const bank: BankRow = {
    uuid: freeId(db, { opId, key, bankName, order, status }),
    opId,
    key,
    bankName,
    order,
    status,
  };
  db.banks.set(bank.uuid, bank);
  return bank;
};
