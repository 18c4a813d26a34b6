import type { listOperatorGames } from "@backoffice/api-client";
import { select } from "@backoffice/ui/filters";
import { gameFilters } from "#entities/game/game-filters.ts";
import { gameLookup } from "#entities/game/game-lookup.ts";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";

/** Filters of operator games. */
export const operatorGameFilters = defineListFilters<typeof listOperatorGames>()((context) => ({
  ...gameFilters(context),
  status: select({ label: "Status", options: statusOptions(OPERATOR_GAME_STATUS), place: "bar" }),
  gameId: gameLookup("game", context),
}));
