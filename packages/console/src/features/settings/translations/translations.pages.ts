import { TranslationsPage } from "./list/translations.page.ts";

/** Pages by path. */
export default {
  "/settings/translation": TranslationsPage,
};
