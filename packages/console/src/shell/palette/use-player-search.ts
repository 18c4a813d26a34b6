import { useSearchPlayers } from "@backoffice/api-client";
import { cleanText, type Command } from "@backoffice/ui";
import { UserRound } from "lucide-react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, isSuperAdmin, useSession } from "#kit/session/session.ts";
import { useDebouncedText } from "./use-debounced-text.ts";

/** Minimum length of a search (ruling 46), and the maximum of the call. */
const SHORTEST = 2;
const LONGEST = 100;

const isSearchable = ({ length }: string) => length >= SHORTEST && length <= LONGEST;

/** Players by code, id, username or email, with their operator (money §6), of all operators that the user may see. */
export const usePlayerSearch = (typed: string) => {
  const query = cleanText(typed);
  const session = useSession();
  const { open } = usePanels();
  const settled = useDebouncedText(query);
  const may = can(session, "view_players");

  const wanted = may && isSearchable(settled);
  const { data, error, isFetching, refetch } = useSearchPlayers(
    { body: { search: settled, opId: ALL } },
    { enabled: wanted },
  );

  // Results of the previous text are dropped at once, because Enter would open one of them.
  const players = wanted && settled === query ? (data ?? []) : [];
  const found = players.map(({ playerId, playerCode, username, email, opTitle, opId, parentOpTitle }): Command => {
    const marks = [email, opTitle ?? opId, isSuperAdmin(session) && parentOpTitle].filter(Boolean);
    return {
      id: `player:${playerId}`,
      label: `${username ?? playerCode} · ${playerCode}`,
      hint: marks.join(" · "),
      group: "Players",
      icon: UserRound,
      onSelect: () => open("player-details", { player: playerCode }),
    };
  });
  return {
    found,
    failure: wanted && error ? (error.messages[0] ?? error.message) : undefined,
    retry: () => void refetch(),
    busy: isFetching || (may && settled !== query && isSearchable(query)),
    short: query.length < SHORTEST,
  };
};
