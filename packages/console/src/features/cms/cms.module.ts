import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** The first content management. */
export const cms = defineModule({
  pages: definePages("CMS (v1)", "view_cms", () => import("./cms.pages.ts"), {
    "/cms/operators": { title: "CMS Operators" },
    "/cms/branding": { title: "Branding" },
    "/cms/pages": { title: "Pages" },
    "/cms/blog": { title: "Blog" },
    "/cms/banners": { title: "Banners" },
    "/cms/file-manager": { title: "File Manager" },
    "/cms/template": { title: "Homepage" },
    "/cms/menus": { title: "Menus" },
    "/cms/modals": { title: "Modals" },
    "/cms/page-types": { title: "Page Types" },
    "/cms/footer": { title: "Footer" },
    "/cms/activities": { title: "CMS Activities", permission: "view_operator_activities" },
  }),
  panels: [],
});
