import { saveTranslation } from "./save-translation.ts";
import { DICTIONARY_LANGUAGES } from "./seed-translations.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";

const NONE = "This translation does not exist.";

export const translations = {
  listTranslations: (call) => {
    const { missingLanguage } = call.input.body;
    const found = list(call, call.db.translations.rows.values(), {
      keep: (row) => !missingLanguage || !row[missingLanguage],
      search: (row) => Object.values<string>(omit(row, "partitionKey")),
      sorts: { rowKey: (row) => row.rowKey.toLowerCase(), en: (row) => row.en.toLowerCase() },
    });
    return { ...found, languages: [...DICTIONARY_LANGUAGES] };
  },

  showTranslation: ({ db, input: { body } }) => existing(db.translations.rows.get(body.rowKey), NONE),
  saveTranslation: ({ db, account, input: { body } }) => saveTranslation(db, account, body.entity),
  deleteTranslation: ({ db, input: { query } }) => {
    if (!db.translations.rows.delete(query.rowKey)) throw new Refusal(404, NONE);
    return null;
  },
} satisfies AreaHandlers;
