import type { Db } from "../db/db.ts";
import { Refusal, type FieldMessages } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { isPlatform } from "../session/permissions-of.ts";
import { scopeOf } from "../session/visible.ts";

/** The operators whose rows of the game catalogue a call is about; global rows (`*`) are among everybody's. */
export const catalogueScope = (
  db: Db,
  account: Account,
  { opId, includeBrands }: { opId?: string | undefined; includeBrands?: boolean | undefined },
): Set<string> | Refusal => {
  const scope = scopeOf(db, account, opId, includeBrands);
  return scope instanceof Refusal ? scope : scope.add("*");
};

/** Why the account may not write for this operator; what is global belongs to the platform. */
export const catalogueRefusal = (db: Db, account: Account, opId: string): Refusal | undefined => {
  if (opId === "*")
    return isPlatform(account.role) ? undefined : new Refusal(403, "Only the platform may change what is global.");
  const scope = scopeOf(db, account, opId);
  return scope instanceof Refusal ? scope : undefined;
};

/** English is not blank, and only a super admin writes in languages that the operator does not have (shell §6). */
export const languageMessages = (
  db: Db,
  { role }: Account,
  opId: string,
  texts: Record<string, Record<string, string> & { en?: string }>,
): FieldMessages => {
  const fields: FieldMessages = {};
  const operator = db.operators.get(opId);
  for (const [field, text] of Object.entries(texts)) {
    if (field !== "description" && text.en?.trim() === "") fields[`${field}.en`] = "The name in English is required.";
    if (!operator || role === "SUPER_ADMIN") continue;
    for (const lang of Object.keys(text))
      if (!operator.allowedLangs.includes(lang))
        fields[`${field}.${lang}`] = `${operator.title} does not use the language ${lang}.`;
  }
  return fields;
};
