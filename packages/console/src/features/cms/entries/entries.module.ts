import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";

/** What is written and published one by one: pages, blog posts and modals. */
export const cmsEntries = defineModule({
  pages: [
    ...definePages("CMS (v1)", "view_cms", () => import("./entries-v1.pages.ts"), {
      "/cms/pages": { title: "Pages" },
      "/cms/blog": { title: "Blog" },
      "/cms/modals": { title: "Modals" },
      "/cms/page-types": { title: "Page Types" },
    }),
    ...definePages("CMS v2", "view_cms", () => import("./entries-v2.pages.ts"), {
      "/cms/v2/pages": { title: "Pages V2" },
      "/cms/v2/pages/new": { title: "New Page", inMenu: false },
      "/cms/v2/pages/{id}": { title: "Page" },
      "/cms/v2/blog": { title: "Blog V2" },
      "/cms/v2/blog/new": { title: "New Blog Post", inMenu: false },
      "/cms/v2/blog/{id}": { title: "Blog Post" },
      "/cms/v2/modals": { title: "Modals V2" },
      "/cms/v2/modals/new": { title: "New Modal", inMenu: false },
      "/cms/v2/modals/{id}": { title: "Modal" },
    }),
  ],
  panels: [],
});
