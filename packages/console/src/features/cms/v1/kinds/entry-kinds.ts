import type { components } from "@backoffice/api-client";
import type { BlockLook } from "#entities/content/kinds/block-kinds.ts";
import type { TextNeeds } from "#entities/content/texts/text-rules.ts";

/** Kinds of content of a CMS v1 site. */
export type EntryKind = components["schemas"]["CmsEntryKind"];

/** Kind of the possible parents, and the labels of the parent field. */
type Above = { kind: EntryKind; label: string; nouns: string; none: string };

type EntryFacts = {
  /** Noun inside a sentence, singular. */
  noun: string;
  nouns: string;
  /** The page that lists it. */
  path: `/cms/${string}`;
  texts: TextNeeds;
  /** How it looks on the site, for its preview. */
  look?: BlockLook;
  above?: Above;
};

/** Facts of each kind: name, page, texts and possible parents. */
export const ENTRY_KINDS: Readonly<Record<EntryKind, EntryFacts>> = {
  PAGE: {
    noun: "page",
    nouns: "pages",
    path: "/cms/pages",
    look: "text",
    texts: { title: "required", text: "optional" },
    above: { kind: "PAGE_TYPE", label: "Type", nouns: "page types", none: "No type" },
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
      label: "Parent item",
      nouns: "menu items",
      none: "None: top level",
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

/** Narrows a text to a known kind, else undefined. */
export const asEntryKind = (text: string | undefined): EntryKind | undefined =>
  text !== undefined && Object.hasOwn(ENTRY_KINDS, text) ? (text as EntryKind) : undefined;
