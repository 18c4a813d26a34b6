import type { Db } from "../../db/db.ts";
import { Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { scopeOf } from "../../session/visible.ts";

/** The operators in the scope of a call to the game catalogue; global rows (`*`) are always in it. */
export const catalogueScope = (
  db: Db,
  account: Account,
  { opId, includeBrands }: { opId?: string | undefined; includeBrands?: boolean | undefined },
): Set<string> => {
  const scope = scopeOf(db, account, opId, includeBrands);
  return scope.add("*");
};

/** Refuses to write for an operator that is not visible; global rows (`*`) are for platform staff only. */
export const checkCatalogueRights = (db: Db, account: Account, opId: string): void => {
  if (opId === "*" && !isPlatform(account.role))
    throw new Refusal(403, "Only platform staff can change global entries.");
  scopeOf(db, account, opId);
  return undefined;
};

/** The fields of catalogue entries that have a text per language. */
const TEXTS = ["title", "displayName", "description"] as const;
type Texts = { readonly [Name in (typeof TEXTS)[number]]?: Record<string, string> };

/**
 * Error messages for translated texts: names need an English one, and only a super admin may add languages that the
 * operator does not have (shell §6). Texts that were there before the change may stay.
 */
export const languageMessages = (
  db: Db,
  { role }: Account,
  opId: string,
  texts: Texts,
  known: Texts = {},
): FieldMessages => {
  const fields: FieldMessages = {};
  const operator = role === "SUPER_ADMIN" ? undefined : db.operators.get(opId);
  for (const name of TEXTS) {
    const text = texts[name] ?? {};
    if (name !== "description" && text["en"]?.trim() === "") fields[`${name}.en`] = "The name in English is required.";
    for (const lang of Object.keys(text))
      if (operator && !operator.allowedLangs.includes(lang) && text[lang] !== known[name]?.[lang])
        fields[`${name}.${lang}`] = `${operator.title} does not use the language ${lang}.`;
  }
  return fields;
};
