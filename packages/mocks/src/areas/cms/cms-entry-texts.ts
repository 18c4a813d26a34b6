import type { components } from "@backoffice/api-client/contract";

type Kind = components["schemas"]["CmsEntryKind"];
type Text = { key: string; title: string; url?: string; text?: string; parentKey?: string };

/** The entries of sites that use the first CMS, by kind. */
export const CMS_ENTRIES: Readonly<Record<Kind, readonly Text[]>> = {
  PAGE_TYPE: [
    { key: "legal", title: "Legal" },
    { key: "help", title: "Help" },
    { key: "promotion", title: "Promotion" },
  ],
  PAGE: [
    { key: "terms", title: "Terms", text: "<p>The terms.</p>", parentKey: "legal" },
    { key: "privacy", title: "Privacy", text: "<p>What we keep.</p>", parentKey: "legal" },
    { key: "contact", title: "Contact", text: "<p>Write to us.</p>", parentKey: "help" },
  ],
  BLOG_POST: [
    { key: "new-season", title: "A new season", text: "<p>The season starts on Friday.</p>" },
    { key: "house-rules", title: "House rules", text: "<p>How the tables are run.</p>" },
  ],
  BANNER: [
    { key: "home-top", title: "Double points this week", url: "/promotions" },
    { key: "sports-top", title: "Every match live", url: "/sports" },
  ],
  TEMPLATE_SECTION: [
    { key: "hero", title: "Hero" },
    { key: "popular-games", title: "Popular games" },
    { key: "next-matches", title: "Next matches" },
    { key: "providers", title: "Providers" },
  ],
  MENU: [
    { key: "casino", title: "Casino", url: "/casino" },
    { key: "live-casino", title: "Live casino", url: "/live", parentKey: "casino" },
    { key: "sports", title: "Sports", url: "/sports" },
    { key: "promotions", title: "Promotions", url: "/promotions" },
  ],
  MODAL: [
    { key: "cookie-notice", title: "Cookies", text: "<p>We use cookies to keep you signed in.</p>" },
    { key: "age-check", title: "Are you 18?", text: "<p>Only adults may play.</p>" },
  ],
};

export const CMS_ENTRY_KINDS = Object.keys(CMS_ENTRIES) as Kind[];
