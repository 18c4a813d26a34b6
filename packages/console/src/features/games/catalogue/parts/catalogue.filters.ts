import type { Input, listGameOriginalProviders, listGameTags } from "@backoffice/api-client";
import { text } from "@backoffice/ui/filters";
import { defineListFilters } from "#kit/list/filters.ts";

type Body = Input<typeof listGameTags.operation>["body"] & Input<typeof listGameOriginalProviders.operation>["body"];

/** The filters of every list of the catalogue. */
export const catalogueFilters = defineListFilters<Body>()(() => ({
  search: text({ label: "Search", placeholder: "Slug, code or name", place: "bar" }),
}));
