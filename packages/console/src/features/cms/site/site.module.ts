import type { components } from "@backoffice/api-client";
import type { FooterOf } from "./footer-of.ts";
import type { FooterPlace } from "./footer-place.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "cms-activity": { activity: string };
  }
  interface DialogParams {
    /** `columns` has the headings of existing columns, by name; `column` is the preselected one. */
    "add-footer-menu-item": { of: FooterOf; columns: Readonly<Record<string, string>>; column?: string | undefined };
    "edit-footer-menu-item": { of: FooterOf; place: FooterPlace; item: Schemas["FooterItem"] };
    "delete-footer-menu-item": { of: FooterOf; place: FooterPlace; item: Schemas["FooterItem"] };
    "delete-media-item": { media: Schemas["MediaItem"] };
    /** Operator whose files are offered, and the callback for the selected path. */
    "media-picker": { opId: string; onChoose: (path: string) => void };
    /** Operator whose gallery receives the files. */
    "upload-media": { opId: string };
  }
}

const itemOf = ({ of: { opId, language }, place: { column, index } }: { of: FooterOf; place: FooterPlace }) => [
  opId,
  language,
  column,
  String(index),
];

/** Shared parts of all pages of a site: branding, theme, footer and files. */
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
