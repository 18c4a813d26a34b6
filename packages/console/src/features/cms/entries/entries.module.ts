import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** One language, or one that the dialog asks for; all languages if omitted. */
    "delete-cms-page": { page: Schemas["CmsPageRow"]; language?: string; oneLanguage?: true };
    /** One language, or one that the dialog asks for; all languages if omitted. */
    "delete-blog-post": { post: Schemas["BlogPostRow"]; language?: string; oneLanguage?: true };
    "delete-cms-modal": { modal: Schemas["CmsBlock"] };
    /** Picks a page of an operator or brand. */
    "page-picker": { opId: string; onPick: (page: { slug: string; title: string }) => void };
  }
}

/** Content published one by one: pages, blog posts and modals. */
export const cmsEntries = defineModule({
  pages: definePages("CMS v2", "view_cms", () => import("./entries-v2.pages.tsx"), {
    "/cms/v2/pages": { title: "Pages V2" },
    "/cms/v2/pages/new": { title: "New Page", permission: "edit_cms", inMenu: false },
    "/cms/v2/pages/{id}": { title: "Page" },
    "/cms/v2/blog": { title: "Blog V2" },
    "/cms/v2/blog/new": { title: "New Blog Post", permission: "edit_cms", inMenu: false },
    "/cms/v2/blog/{id}": { title: "Blog Post" },
    "/cms/v2/modals": { title: "Modals V2" },
    "/cms/v2/modals/new": { title: "New Modal", permission: "edit_cms", inMenu: false },
    "/cms/v2/modals/{id}": { title: "Modal" },
  }),
  panels: definePanels("view_cms", () => import("./entries.panels.ts"), {
    "delete-cms-page": { title: "Delete page", permission: "edit_cms" },
    "delete-blog-post": { title: "Delete blog post", permission: "edit_cms" },
    "delete-cms-modal": { title: "Delete modal", permission: "edit_cms" },
    "page-picker": { title: "Page Picker", opensOnTop: true },
  }),
});
