import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** ID of an entry; or kind and parent key of a new one. */
    "cms-entry": { entry?: string; newEntry?: string; under?: string };
  }
  interface DialogParams {
    "delete-cms-entry": { entry: components["schemas"]["CmsEntry"] };
  }
}

/** Content of CMS v1 sites, all of one shape: menus, pages, posts, modals, banners. */
export const cmsV1 = defineModule({
  pages: definePages("CMS (v1)", "view_cms", () => import("./v1.pages.ts"), {
    "/cms/menus": { title: "Menus" },
    "/cms/pages": { title: "Pages" },
    "/cms/blog": { title: "Blog" },
    "/cms/modals": { title: "Modals" },
    "/cms/page-types": { title: "Page Types" },
    "/cms/banners": { title: "Banners" },
    "/cms/template": { title: "Homepage" },
  }),
  panels: definePanels("view_cms", () => import("./v1.panels.ts"), {
    "cms-entry": { title: "Entry", params: ["entry", "newEntry", "under"], edits: true, width: "lg" },
    "delete-cms-entry": { title: "Delete entry", permission: "edit_cms" },
  }),
});
