import type { RefKind } from "@backoffice/api-client";
import { lookup, text } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { lookupOf } from "#entities/fields/lookups.ts";

const LABELS = {
  game: "Game",
  provider: "Provider",
  "game-category": "Category",
  "game-tag": "Tag",
  jurisdiction: "Jurisdiction",
} as const satisfies Partial<Record<RefKind, string>>;

/** A lookup filter (money §7); without the permission the value is typed. */
export const gameLookup = (ref: keyof typeof LABELS, context: FilterContext) => {
  const found = lookupOf(ref, context);
  return found ? lookup(found) : text({ label: LABELS[ref] });
};

/** A CMS game by name (money §7); the call has no IDs, so a separate lookup names the ID in the address. */
export const gameByNameLookup = (context: FilterContext) => {
  const byName = lookupOf("game-by-name", context);
  const byId = lookupOf("game", context);
  return byName ? lookup({ ...byName, ...(byId && { find: byId.find }) }) : text({ label: "Game" });
};
