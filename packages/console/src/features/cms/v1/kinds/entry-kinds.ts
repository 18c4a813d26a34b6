import type { components } from "@backoffice/api-client";
import type { BlockLook } from "#entities/content/kinds/block-kinds.ts";
import type { TextNeeds } from "#entities/content/texts/text-rules.ts";

/** Everything that a site of the first content management is written in. */
export type EntryKind = components["schemas"]["CmsEntryKind"];

/** What an entry can stand under, and the words of the field for it. */
type Above = { kind: EntryKind; label: string; nouns: string; none: string; help: string };

type EntryFacts = {
  /** In a sentence, one and several. */
  noun: string;
  nouns: string;
  /** The page that it stands on. */
  path: `/cms/${string}`;
  texts: TextNeeds;
  /** What it looks like on the site, for its preview. */
  look?: BlockLook;
  above?: Above;
};

/** What each kind is called, where it stands, what is written in it, and what it can stand under. */
export const ENTRY_KINDS: Readonly<Record<EntryKind, EntryFacts>> = {
  PAGE: {
    noun: "page",
    nouns: "pages",
    path: "/cms/pages",
    look: "text",
    texts: { title: "required", text: "optional" },
    above: { kind: "PAGE_TYPE", label: "Type", nouns: "page types", none: "No type", help: "One of the page types." },
  },
  BLOG_POST: {
    noun: "blog post",
    nouns: "blog posts",
    path: "/cms/blog",
    look: "text",
    texts: { title: "required", text: "optional", imagePath: "optional" },
  },
  MODAL: {
    noun: "modal",
    nouns: "modals",
    path: "/cms/modals",
    look: "modal",
    texts: { title: "required", text: "optional", imagePath: "optional", url: "optional" },
  },
  PAGE_TYPE: { noun: "page type", nouns: "page types", path: "/cms/page-types", texts: { title: "required" } },
  MENU: {
    noun: "menu item",
    nouns: "menu items",
    path: "/cms/menus",
    texts: { title: "required", url: "optional" },
    above: {
      kind: "MENU",
      label: "Under",
      nouns: "menu items",
      none: "None: it stands at the top",
      help: "Parent menu item.",
    },
  },
  BANNER: {
    noun: "banner",
    nouns: "banners",
    path: "/cms/banners",
    look: "wide",
    texts: { title: "required", imagePath: "optional", url: "optional" },
  },
  TEMPLATE_SECTION: {
    noun: "section",
    nouns: "sections",
    path: "/cms/template",
    look: "text",
    texts: { title: "required", text: "optional", imagePath: "optional", url: "optional" },
  },
};

/** A kind that the console knows, of a text that may be anything. */
export const asEntryKind = (text: string | undefined): EntryKind | undefined =>
  text !== undefined && Object.hasOwn(ENTRY_KINDS, text) ? (text as EntryKind) : undefined;
