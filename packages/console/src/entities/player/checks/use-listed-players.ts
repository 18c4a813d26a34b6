import { useListPlayers } from "@backoffice/api-client";
import { LISTED_AT_ONCE, playersRead } from "#kit/checks/players-read.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** The deleted and the blocked players, for all rows of a page; sent only with the permission (ruling 53). */
export const useListedPlayers = () => {
  const { opId } = useScope();
  const allowed = can(useSession(), "view_players");
  const all = { page: 1, limit: LISTED_AT_ONCE, opId, includeBrands: true };
  const deleted = useListPlayers({ body: { ...all, isDeleted: true } }, { enabled: allowed });
  const blocked = useListPlayers({ body: { ...all, isBlocked: true } }, { enabled: allowed });
  const readOf = (query: typeof deleted) =>
    playersRead(query, ({ players }) => players.map(({ playerCode }) => playerCode), allowed);
  return { PLAYER_DELETED: readOf(deleted), PLAYER_BLOCKED: readOf(blocked) };
};
