import { searchPlayers } from "@backoffice/api-client";
import type { LoadOptions } from "@backoffice/ui/form";
import type { QueryClient } from "@tanstack/react-query";
import { ALL } from "#kit/scope/scope.ts";

/** How long players that were found stay good, in milliseconds. */
const FRESH = 60_000;

/**
 * Players by code, id, username or e-mail, from the second character on (ruling 46), for a field; the value is the id.
 * Those of one operator or brand, or of all.
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
