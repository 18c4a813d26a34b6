import type { Db } from "../../db/db.ts";
import { refuseFields, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import type { BankRow } from "./bank-row.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

type Draft = Pick<BankRow, "key" | "bankName"> & { uuid?: string };

const isTaken = (db: Db, { opId }: OperatorRow, { key, uuid }: Draft) =>
  [...db.banks.values()].some(
    (it) => it.opId === opId && it.uuid !== uuid && it.key.toLowerCase() === key.toLowerCase(),
  );

/**
 * Whether the role may write in languages that the operator does not have; ADMIN only when changing a bank (ruling 25).
 */
const isUnlimited = ({ role }: Account, before: BankRow | undefined) =>
  role === "SUPER_ADMIN" || (role === "ADMIN" && before !== undefined);

/**
 * Checks a bank: its key must be unique within the operator, its English name must not be blank, and most roles
 * may only write in the languages of the operator (shell §4, §6). What the bank had `before` the change may stay.
 */
export const checkBank = (db: Db, account: Account, operator: OperatorRow, draft: Draft, before?: BankRow): void => {
  const fields: FieldMessages = {};
  const title = operator.title ?? operator.opId;
  if (isTaken(db, operator, draft)) fields["key"] = `A bank with the key ${draft.key} already exists for ${title}.`;
  if (draft.bankName.en.trim() === "") fields["bankName.en"] = "The name in English is required.";
  if (!isUnlimited(account, before))
    for (const [lang, name] of Object.entries(draft.bankName))
      if (!operator.allowedLangs.includes(lang) && name !== before?.bankName[lang])
        fields[`bankName.${lang}`] = `${title} does not use the language ${lang}.`;
  refuseFields(fields);
};
