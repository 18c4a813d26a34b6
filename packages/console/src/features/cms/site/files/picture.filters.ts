import type { listMedia } from "@backoffice/api-client";
import { select, tags, text } from "@backoffice/ui/filters";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { MEDIA_TARGETS } from "./media-words.ts";

/** Filters of a site's pictures: name, intended use and tags. */
export const pictureFilters = defineListFilters<typeof listMedia>()(() => ({
  search: text({ label: "Search", placeholder: "File name", place: "bar" }),
  target: select({ label: "Purpose", options: MEDIA_TARGETS, place: "bar" }),
  tags: tags({ label: "Tags", placeholder: "spring, banner", place: "bar" }),
}));
