import type { Db } from "../../db/db.ts";
import { every, type Reads, type Writes } from "./cases.ts";

const ALL = { page: 1, itemsPerPage: 10_000 };
const rowOf = (db: Db) => [...db.translations.rows.values()][0]!;

export const translationsReads = (db: Db) =>
  ({
    listTranslations: [
      { body: ALL },
      { body: { page: 1, itemsPerPage: 20, search: "save", sortBy: "en", sortDirection: "desc" } },
      { body: { ...ALL, missingLanguage: "fa" } },
    ],
    showTranslation: [...every(db.translations.rows.keys(), 10), "no.such.key"].map((rowKey) => ({ body: { rowKey } })),
  }) satisfies Reads;

export const translationsWrites = {
  saveTranslation: (db) => ({ body: { entity: { ...rowOf(db), en: "Other words", sv: "Andra ord" } } }),
  deleteTranslation: (db) => ({ query: { rowKey: rowOf(db).rowKey } }),
} satisfies Writes;
