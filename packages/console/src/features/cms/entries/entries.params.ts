import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** In one language, or in one that the dialog asks for; else in all of them. */
    "delete-cms-page": { page: Schemas["CmsPageRow"]; language?: string; oneLanguage?: true };
    /** In one language, or in one that the dialog asks for; else in all of them. */
    "delete-blog-post": { post: Schemas["BlogPostRow"]; language?: string; oneLanguage?: true };
    "delete-cms-modal": { modal: Schemas["CmsBlock"] };
    /** Of the pages of an operator or brand one is chosen. */
    "page-picker": { opId: string; onPick: (page: { slug: string; title: string }) => void };
  }
}
