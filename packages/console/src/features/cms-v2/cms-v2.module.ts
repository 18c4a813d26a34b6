import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** The second content management. */
export const cmsV2 = defineModule({
  pages: definePages("CMS v2", "view_cms", () => import("./cms-v2.pages.ts"), {
    "/cms/v2/branding": { title: "Branding V2" },
    "/cms/v2/theme": { title: "Theme" },
    "/cms/v2/sliders": { title: "Sliders" },
    "/cms/v2/pages": { title: "Pages V2" },
    "/cms/v2/pages/new": { title: "New Page", inMenu: false },
    "/cms/v2/pages/{id}": { title: "Page" },
    "/cms/v2/blog": { title: "Blog V2" },
    "/cms/v2/blog/new": { title: "New Blog Post", inMenu: false },
    "/cms/v2/blog/{id}": { title: "Blog Post" },
    "/cms/v2/modals": { title: "Modals V2" },
    "/cms/v2/modals/new": { title: "New Modal", inMenu: false },
    "/cms/v2/modals/{id}": { title: "Modal" },
    "/cms/v2/cards": { title: "Cards" },
    "/cms/v2/bonus-cards": { title: "Bonus Cards" },
    "/cms/v2/game-cards": { title: "Game Cards" },
    "/cms/v2/article": { title: "Article" },
    "/cms/v2/login-image": { title: "Login Image" },
    "/cms/v2/footer": { title: "Footer V2" },
    "/cms/v2/widgets": { title: "Widgets" },
    "/cms/v2/file-manager": { title: "File Manager V2" },
    "/cms/v2/secondary-banner": { title: "Secondary Banner" },
    "/cms/v2/promotional-banner": { title: "Promotional Banner" },
    "/cms/v2/modals/affiliate": { title: "Affiliate Modal" },
    "/cms/v2/modals/affiliate-more": { title: "Affiliate More Modal" },
    "/cms/v2/modals/cashback": { title: "Cashback Modal" },
    "/cms/v2/modals/cashback-more": { title: "Cashback More Modal" },
    "/cms/v2/modals/level-upgrade": { title: "Level Upgrade Modal" },
  }),
  panels: [],
});
