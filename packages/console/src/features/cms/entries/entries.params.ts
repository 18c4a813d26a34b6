import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Without a language, the page in all of them. */
    "delete-cms-page": { page: Schemas["CmsPageRow"]; language?: string };
    /** Without a language, the post in all of them. */
    "delete-blog-post": { post: Schemas["BlogPostRow"]; language?: string };
    "delete-cms-modal": { modal: Schemas["CmsBlock"] };
    /** Of the pages of an operator or brand one is chosen. */
    "page-picker": { opId: string; onPick: (page: { slug: string; title: string }) => void };
  }
}
