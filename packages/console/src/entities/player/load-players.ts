import { searchPlayers } from "@backoffice/api-client";
import type { LoadOptions } from "@backoffice/ui/form";
import type { QueryClient } from "@tanstack/react-query";
import { ALL } from "#kit/scope/scope.ts";

/** How long players that were found stay good, in milliseconds. */
const FRESH = 60_000;

/**
 * Player search by code, ID, username or email from the second character on (ruling 46), for a field whose value is
 * the ID. Limited to one operator or brand, if given.
 */
export const loadPlayers =
  (client: QueryClient, ownerOpId: string = ALL): LoadOptions =>
  async (search) => {
    const players = await client.query({
      ...searchPlayers.options({ body: { search, opId: ownerOpId } }),
      staleTime: FRESH,
    });
    return players.map(({ playerId, playerCode, username, opTitle, opId }) => ({
      value: playerId,
      label: playerCode,
      hint: [username, opTitle ?? opId].filter(Boolean).join(" · "),
    }));
  };
