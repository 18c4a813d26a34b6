import { TranslationsPage } from "./list/translations.page.ts";

/** What is at each path of the feature. */
export default {
  "/settings/translation": TranslationsPage,
};
