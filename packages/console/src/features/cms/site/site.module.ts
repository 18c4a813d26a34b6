import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import type { FooterOf, FooterPlace } from "./site.params.ts";

const itemOf = ({ of: { opId, language }, place: { column, index } }: { of: FooterOf; place: FooterPlace }) => [
  opId,
  language,
  column,
  String(index),
];

/** What all pages of a site share: branding, theme, footer and files. */
export const cmsSite = defineModule({
  pages: [
    ...definePages("CMS (v1)", "view_cms", () => import("./site-v1.pages.ts"), {
      "/cms/operators": { title: "CMS Operators" },
      "/cms/branding": { title: "Branding" },
      "/cms/footer": { title: "Footer" },
      "/cms/file-manager": { title: "File Manager" },
      "/cms/activities": { title: "CMS Activities", permission: "view_staff_activities" },
    }),
    ...definePages("CMS v2", "view_cms", () => import("./site-v2.pages.ts"), {
      "/cms/v2/branding": { title: "Branding V2" },
      "/cms/v2/theme": { title: "Theme" },
      "/cms/v2/footer": { title: "Footer V2" },
      "/cms/v2/file-manager": { title: "File Manager V2" },
    }),
  ],
  panels: definePanels("edit_cms", () => import("./site.panels.ts"), {
    "add-footer-menu-item": { title: "Add Footer Menu Item", about: ({ of }) => [of.opId, of.language] },
    "edit-footer-menu-item": { title: "Edit Footer Menu Item", about: itemOf },
    "delete-footer-menu-item": { title: "Delete footer menu item", about: itemOf },
    "media-picker": { title: "Media Picker", permission: "view_cms" },
    "upload-media": { title: "Upload Files", about: ({ opId }) => [opId] },
    "delete-media-item": { title: "Delete file" },
    "cms-activity": { title: "CMS Activity", permission: "view_staff_activities", params: ["activity"] },
  }),
});
