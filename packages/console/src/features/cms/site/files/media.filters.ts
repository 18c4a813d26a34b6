import type { listMedia } from "@backoffice/api-client";
import { select, tags, text } from "@backoffice/ui/filters";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { MEDIA_EXTENSIONS, MEDIA_TARGETS } from "./media-words.ts";

/** Filters of a site's files: name, intended use, extension and tags. */
export const mediaFilters = defineListFilters<typeof listMedia>()(() => ({
  search: text({ label: "Search", placeholder: "File name", place: "bar" }),
  target: select({ label: "Purpose", options: MEDIA_TARGETS, place: "bar" }),
  extension: select({
    label: "Extension",
    options: MEDIA_EXTENSIONS.map((value) => ({ value, label: value.toUpperCase() })),
    place: "bar",
  }),
  tags: tags({ label: "Tags", placeholder: "spring, banner", place: "bar" }),
}));
