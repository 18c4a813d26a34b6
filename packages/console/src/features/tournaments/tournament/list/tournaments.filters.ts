import type { listTournaments } from "@backoffice/api-client";
import { dateRange, select, text } from "@backoffice/ui/filters";
import { TOURNAMENT_CATEGORIES, TOURNAMENT_STATUS } from "#entities/tournament/tournament-words.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";

/** Filters of the tournament list, all of them in the shared filter drawer too (money §2, §9). */
export const tournamentFilters = defineListFilters<typeof listTournaments>()((context) => ({
  search: text({ label: "Search", placeholder: "Name or operator", place: "bar" }),
  category: select({ label: "Category", options: [...TOURNAMENT_CATEGORIES], place: "bar" }),
  status: select({ label: "Status", options: statusOptions(TOURNAMENT_STATUS), place: "bar" }),
  // "This month" ends now (ruling 49): what begins later is asked for by its dates.
  period: dateRange({ label: "Starts", timeZone: context.timeZone, locale: context.locale, untilNow: true }),
}));
