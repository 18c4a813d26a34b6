import { listTranslations } from "@backoffice/api-client";
import { listTranslations as shape } from "@backoffice/api-client/shapes/translations";
import { Languages } from "lucide-react";
import { LANGUAGES } from "#entities/language/languages.ts";
import { listPage } from "#entities/fields/contract-page.ts";
import { translationActions } from "./translations.actions.ts";
import { translationBulk } from "./translations.bulk.ts";
import { translationColumns } from "./translations.columns.tsx";

/** `/settings/translation`: texts of the products, by key. */
export const TranslationsPage = listPage({
  read: listTranslations,
  shape,
  label: "Translations",
  key: "rowKey",
  columns: translationColumns,
  choices: { missingLanguage: LANGUAGES.map(({ code, label }) => ({ value: code, label })) },
  defaultSort: { id: "rowKey", desc: false },
  actions: translationActions,
  bulk: translationBulk,
  opens: { panel: "translation-edit", param: "rowKey" },
  create: { creates: "translation-edit" },
  empty: { icon: Languages, text: "Texts of the products appear here." },
});
