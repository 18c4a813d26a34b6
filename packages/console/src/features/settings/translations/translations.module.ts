import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** Without a key: a new translation. */
    "translation-edit": Adds<{ rowKey?: string }>;
    "delete-translation": { translation: components["schemas"]["Translation"] };
  }
}

/** Texts of the products, by key and language. */
export const translations = defineModule({
  pages: definePages("Settings", "view_translations", () => import("./translations.pages.ts"), {
    "/settings/translation": { title: "Translation", ...OF_NO_OPERATOR },
  }),
  panels: definePanels("view_translations", () => import("./translations.panels.ts"), {
    "translation-edit": {
      title: "Create Translation / Edit Translation",
      about: ({ rowKey }) => [rowKey ?? ""],
      creates: { label: "New translation", permission: "edit_translations" },
    },
    "delete-translation": { title: "Delete translation", permission: "delete_translations" },
  }),
});
