import type { listCmsOperatorGames } from "@backoffice/api-client";
import { select } from "@backoffice/ui/filters";
import { gameFilters } from "#entities/game/game-filters.ts";
import { gameByNameLookup } from "#entities/game/game-lookup.ts";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";

/** Filters of the list of operator games. */
export const cmsOperatorGameFilters = defineListFilters<typeof listCmsOperatorGames>()((context) => ({
  ...gameFilters(context),
  status: select({ label: "Status", options: statusOptions(GAME_STATUS), place: "bar" }),
  gameId: gameByNameLookup(context),
}));
