import { searchPlayers } from "@backoffice/api-client";
import { search, text, type FilterOptions } from "@backoffice/ui/filters";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { ALL } from "#kit/scope/scope.ts";

/** How long players that were found stay good, in milliseconds. */
const FRESH = 60_000;

/** Filter by player code, with suggestions from the second character on (ruling 46) for users who may see players. */
export const playerFilter = ({ can, client }: FilterContext, options: Omit<FilterOptions<string>, "label"> = {}) => {
  const label = "Player";
  if (!can(searchPlayers.operation.permission)) return text({ label, ...options });
  return search({
    label,
    ...options,
    suggest: async (typed) => {
      const query = searchPlayers.options({ body: { search: typed, opId: ALL } });
      const players = await client.query({ ...query, staleTime: FRESH });
      return players.map(({ playerCode, username, email }) => ({
        value: playerCode,
        label: playerCode,
        hint: username ?? email ?? undefined,
      }));
    },
  });
};
