import type { Db } from "../../db/db.ts";
import { DICTIONARY_LANGUAGES } from "./seed-translations.ts";
import { refuseFields, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import type { TranslationRow } from "./translations-tables.ts";

/** Languages that the account may write in: all for platform staff, else those of its operator (content §6). */
const writable = (db: Db, { role, user }: Account): readonly string[] =>
  role === "SUPER_ADMIN" || user.op === null ? DICTIONARY_LANGUAGES : (db.operators.get(user.op)?.allowedLangs ?? []);

/**
 * Adds or changes a translation. English is required; absent languages stay, and an empty text removes one. The account
 * needs the right to write only in the languages that change.
 */
export const saveTranslation = (db: Db, account: Account, entity: TranslationRow): TranslationRow => {
  const { partitionKey, rowKey, ...texts } = entity;
  const before = db.translations.rows.get(rowKey);
  const allowed = writable(db, account);
  const fields: FieldMessages = {};
  if (entity.en.trim() === "") fields["entity.en"] = "English is required.";
  for (const [lang, text] of Object.entries(texts)) {
    if (!DICTIONARY_LANGUAGES.includes(lang)) fields[`entity.${lang}`] = `The dictionary is not kept in ${lang}.`;
    else if (text !== (before?.[lang] ?? "") && !allowed.includes(lang))
      fields[`entity.${lang}`] = `Your operator does not use the language ${lang}.`;
  }
  refuseFields(fields);
  const merged: Record<string, string> = { ...before, ...texts };
  const kept = Object.entries(merged).filter(([, text]) => text.trim() !== "");
  const row: TranslationRow = { ...Object.fromEntries(kept), partitionKey, rowKey, en: entity.en };
  db.translations.rows.set(rowKey, row);
  return row;
};
