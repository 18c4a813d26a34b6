import { select, text } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { AGGREGATORS } from "./aggregators.ts";
import { gameLookup } from "./game-lookup.ts";

/** Filters shared by the game lists. */
export const gameFilters = (context: FilterContext) => ({
  search: text({ label: "Search", placeholder: "Title or ID", place: "bar" }),
  aggregator: select({ label: "Aggregator", options: AGGREGATORS, place: "bar" }),
  providerId: gameLookup("provider", context),
  category: gameLookup("game-category", context),
});
