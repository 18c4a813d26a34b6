import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** ID of a block; or the kind of a new one, and its position. */
    "cms-block": { block?: string; newBlock?: string; place?: string };
  }
  interface DialogParams {
    "delete-cms-block": { block: Schemas["CmsBlock"] };
    /** Activates or deactivates. */
    "switch-cms-block": { block: Schemas["CmsBlock"] };
  }
}

/** Blocks of a site's pages: sliders, cards, banners, widgets, and the built-in modals. */
export const cmsBlocks = defineModule({
  pages: definePages("CMS v2", "view_cms", () => import("./blocks-v2.pages.ts"), {
    "/cms/v2/sliders": { title: "Sliders" },
    "/cms/v2/cards": { title: "Cards" },
    "/cms/v2/bonus-cards": { title: "Bonus Cards" },
    "/cms/v2/game-cards": { title: "Game Cards" },
    "/cms/v2/article": { title: "Article" },
    "/cms/v2/login-image": { title: "Login Image" },
    "/cms/v2/widgets": { title: "Widgets" },
    "/cms/v2/secondary-banner": { title: "Secondary Banner" },
    "/cms/v2/promotional-banner": { title: "Promotional Banner" },
    "/cms/v2/modals/affiliate": { title: "Affiliate Modal" },
    "/cms/v2/modals/affiliate-more": { title: "Affiliate More Modal" },
    "/cms/v2/modals/cashback": { title: "Cashback Modal" },
    "/cms/v2/modals/cashback-more": { title: "Cashback More Modal" },
    "/cms/v2/modals/level-upgrade": { title: "Level Upgrade Modal" },
  }),
  panels: definePanels("view_cms", () => import("./blocks.panels.ts"), {
    "cms-block": { title: "Block", params: ["block", "newBlock", "place"], edits: true, width: "lg" },
    "delete-cms-block": { title: "Delete block", permission: "edit_cms" },
    "switch-cms-block": { title: "Activate or deactivate block", permission: "edit_cms" },
  }),
});
