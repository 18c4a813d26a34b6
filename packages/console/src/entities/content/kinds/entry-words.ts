import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Statuses of a content entry. */
export const ENTRY_STATUS: Statuses<Schemas["CmsStatus"]> = {
  DRAFT: { label: "Draft", tone: "look" },
  PUBLISHED: { label: "Published", tone: "normal" },
  ARCHIVED: { label: "Archived", tone: "normal" },
};

/** Statuses of a modal. */
export const MODAL_STATUS: Statuses<Schemas["CmsBlockStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  INACTIVE: { label: "Inactive", tone: "normal" },
};

const TYPES: readonly Schemas["CmsPageType"][] = ["STANDARD", "LEGAL", "PROMOTION", "HELP", "LANDING"];

/** Types of pages. */
export const PAGE_TYPES = TYPES.map((value) => ({ value, label: choiceWords(value) }));
