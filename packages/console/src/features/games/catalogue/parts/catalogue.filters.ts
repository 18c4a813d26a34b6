import type { listGameTags } from "@backoffice/api-client";
import { text } from "@backoffice/ui/filters";
import { defineListFilters } from "#kit/list/state/filters.ts";

/** Filters of all catalogue lists. */
export const catalogueFilters = defineListFilters<typeof listGameTags>()(() => ({
  search: text({ label: "Search", placeholder: "Slug, code or name", place: "bar" }),
}));
