import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";

/** What all pages of a site share: branding, theme, menus, footer and files. */
export const cmsSite = defineModule({
  pages: [
    ...definePages("CMS (v1)", "view_cms", () => import("./site-v1.pages.ts"), {
      "/cms/operators": { title: "CMS Operators" },
      "/cms/branding": { title: "Branding" },
      "/cms/menus": { title: "Menus" },
      "/cms/footer": { title: "Footer" },
      "/cms/file-manager": { title: "File Manager" },
      "/cms/activities": { title: "CMS Activities", permission: "view_operator_activities" },
    }),
    ...definePages("CMS v2", "view_cms", () => import("./site-v2.pages.ts"), {
      "/cms/v2/branding": { title: "Branding V2" },
      "/cms/v2/theme": { title: "Theme" },
      "/cms/v2/footer": { title: "Footer V2" },
      "/cms/v2/file-manager": { title: "File Manager V2" },
    }),
  ],
  panels: [],
});
