import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";
import type { BlockLook } from "../kinds/block-kinds.ts";
import type { TextNeeds } from "../kinds/text-rules.ts";

type Schemas = components["schemas"];

/** Entries of the first CMS that its pages are made of. */
export type SectionKind = Extract<Schemas["CmsEntryKind"], "BANNER" | "TEMPLATE_SECTION">;

type SectionFacts = { noun: string; path: `/cms/${string}`; look: BlockLook; texts: TextNeeds };

/** What each kind is called, where it stands, and what is written in it. */
export const SECTION_KINDS: Readonly<Record<SectionKind, SectionFacts>> = {
  BANNER: {
    noun: "banner",
    path: "/cms/banners",
    look: "wide",
    texts: { title: "required", imagePath: "optional", url: "optional" },
  },
  TEMPLATE_SECTION: {
    noun: "section",
    path: "/cms/template",
    look: "text",
    texts: { title: "required", text: "optional", imagePath: "optional", url: "optional" },
  },
};

/** A kind that the console edits here, of a text that may be anything. */
export const asSectionKind = (text: string | undefined): SectionKind | undefined =>
  text !== undefined && Object.hasOwn(SECTION_KINDS, text) ? (text as SectionKind) : undefined;

/** Whether players see it. */
export const SECTION_STATUS: Statuses<"DRAFT" | "PUBLISHED" | "ARCHIVED"> = {
  DRAFT: { label: "Draft", tone: "caution" },
  PUBLISHED: { label: "Published", tone: "positive" },
  ARCHIVED: { label: "Archived", tone: "neutral" },
};
