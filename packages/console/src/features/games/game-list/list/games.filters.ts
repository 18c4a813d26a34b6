import type { listGames } from "@backoffice/api-client";
import { select, triState } from "@backoffice/ui/filters";
import { gameFilters } from "#entities/game/game-filters.ts";
import { gameLookup } from "#entities/game/game-lookup.ts";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";

/** Filters of the game catalogue. */
export const gameListFilters = defineListFilters<typeof listGames>()((context) => ({
  ...gameFilters(context),
  status: select({ label: "Status", options: statusOptions(GAME_STATUS), place: "bar" }),
  tag: gameLookup("game-tag", context),
  jurisdiction: gameLookup("jurisdiction", context),
  hasDemo: triState({ label: "Demo", yes: "With a demo", no: "Without a demo" }),
  isBranded: triState({ label: "Branded", yes: "Branded games", no: "For all brands" }),
}));
