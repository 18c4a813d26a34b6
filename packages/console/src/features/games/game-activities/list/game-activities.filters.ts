import type { listGameLogs } from "@backoffice/api-client";
import { dateRange, select, text } from "@backoffice/ui/filters";
import { gameLookup } from "#entities/game/game-lookup.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { ENVIRONMENTS, GAME_ACTIVITY } from "#entities/game/log/game-activity.ts";

/** Filters of the game activity log. */
export const gameActivityFilters = defineListFilters<typeof listGameLogs>()((context) => ({
  search: text({ label: "Search", placeholder: "Message, game or game ID", place: "bar" }),
  subtype: select({ label: "Activity", options: statusOptions(GAME_ACTIVITY), place: "bar" }),
  period: dateRange({ label: "Time", timeZone: context.timeZone, locale: context.locale, place: "bar" }),
  gameId: gameLookup("game", context),
  env: select({ label: "Environment", options: ENVIRONMENTS }),
}));
