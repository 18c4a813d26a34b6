import type { listCmsGames } from "@backoffice/api-client";
import { select } from "@backoffice/ui/filters";
import { gameFilters } from "#entities/game/game-filters.ts";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";

/** Filters of the list of all games. */
export const cmsGameFilters = defineListFilters<typeof listCmsGames>()((context) => ({
  ...gameFilters(context),
  status: select({ label: "Status", options: statusOptions(GAME_STATUS), place: "bar" }),
}));
