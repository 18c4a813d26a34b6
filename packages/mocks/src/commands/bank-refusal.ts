import type { BankRow, Db, OperatorRow } from "../db/db.ts";
import { Refusal, type FieldMessages } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";

type Draft = Pick<BankRow, "key" | "bankName"> & { uuid?: string };

const isTaken = (db: Db, { opId }: OperatorRow, { key, uuid }: Draft) =>
  [...db.banks.values()].some(
    (it) => it.opId === opId && it.uuid !== uuid && it.key.toLowerCase() === key.toLowerCase(),
  );

/**
 * What the rules have against a bank: its key is one of a kind within its operator, its English name is not blank, and
 * only a super admin writes in languages that the operator does not have (shell §4).
 */
export const bankRefusal = (db: Db, { role }: Account, operator: OperatorRow, draft: Draft): Refusal | undefined => {
  const fields: FieldMessages = {};
  const title = operator.title ?? operator.opId;
  if (isTaken(db, operator, draft)) fields["key"] = `A bank with the key ${draft.key} already exists for ${title}.`;
  if (draft.bankName.en.trim() === "") fields["bankName.en"] = "The name in English is required.";
  if (role !== "SUPER_ADMIN")
    for (const lang of Object.keys(draft.bankName))
      if (!operator.allowedLangs.includes(lang))
        fields[`bankName.${lang}`] = `${title} does not use the language ${lang}.`;
  return Object.keys(fields).length > 0 ? Refusal.ofFields(fields) : undefined;
};
