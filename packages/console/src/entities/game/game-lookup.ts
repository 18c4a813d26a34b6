import { lookup, text } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import { lookupOf } from "../fields/lookups.ts";

type Name = "gameId" | "providerId" | "category" | "tag" | "jurisdiction";

const NAMES: ReadonlySet<Name> = new Set(["gameId", "providerId", "category", "tag", "jurisdiction"]);

/** A filter whose values are found by asking (money §7); who may not ask types the value itself. */
export const gameLookup = (name: Name, context: FilterContext) => {
  const found = lookupOf(name, NAMES, context);
  return found ? lookup(found) : text({ label: fieldWords(name) });
};

/** A game of the CMS, found by its name (money §7); the call knows no ids, so that of the address is named by another. */
export const gameByNameLookup = (context: FilterContext) => {
  const byName = lookupOf("gameByName", NAMES, context);
  const byId = lookupOf("gameId", NAMES, context);
  return byName ? lookup({ ...byName, ...(byId && { find: byId.find }) }) : text({ label: "Game" });
};
