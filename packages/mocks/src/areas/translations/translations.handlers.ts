import { saveTranslation } from "./save-translation.ts";
import { DICTIONARY_LANGUAGES } from "./seed-translations.ts";
import type { Handlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { omit } from "../../request/omit.ts";

const NONE = "This translation does not exist.";

export const translations: Handlers<"listTranslations" | "showTranslation" | "saveTranslation" | "deleteTranslation"> =
  {
    listTranslations: (call) => {
      const { missingLanguage } = call.input.body;
      const found = list(call, call.db.translations.rows.values(), {
        keep: (row) => !missingLanguage || !row[missingLanguage],
        search: (row) => Object.values<string>(omit(row, "partitionKey")),
        sorts: { rowKey: (row) => row.rowKey.toLowerCase(), en: (row) => row.en.toLowerCase() },
      });
      return found instanceof Refusal ? found : { ...found, languages: [...DICTIONARY_LANGUAGES] };
    },

    showTranslation: ({ db, input: { body } }) => db.translations.rows.get(body.rowKey) ?? new Refusal(404, NONE),
    saveTranslation: ({ db, account, input: { body } }) => saveTranslation(db, account, body.entity),
    deleteTranslation: ({ db, input: { query } }) =>
      db.translations.rows.delete(query.rowKey) ? null : new Refusal(404, NONE),
  };
