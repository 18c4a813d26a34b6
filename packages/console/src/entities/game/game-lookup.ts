import type { RefKind } from "@backoffice/api-client";
import { lookup, text } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { lookupOf } from "../fields/lookups.ts";

const LABELS = {
  game: "Game",
  provider: "Provider",
  "game-category": "Category",
  "game-tag": "Tag",
  jurisdiction: "Jurisdiction",
} as const satisfies Partial<Record<RefKind, string>>;

/** A filter whose values are found by asking (money §7); who may not ask types the value itself. */
export const gameLookup = (ref: keyof typeof LABELS, context: FilterContext) => {
  const found = lookupOf(ref, context);
  return found ? lookup(found) : text({ label: LABELS[ref] });
};

/** A game of the CMS, found by its name (money §7); the call knows no ids, so that of the address is named by another. */
export const gameByNameLookup = (context: FilterContext) => {
  const byName = lookupOf("game-by-name", context);
  const byId = lookupOf("game", context);
  return byName ? lookup({ ...byName, ...(byId && { find: byId.find }) }) : text({ label: "Game" });
};
