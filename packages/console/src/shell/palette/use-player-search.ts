import { useSearchPlayers } from "@backoffice/api-client";
import type { Command } from "@backoffice/ui";
import { UserRound } from "lucide-react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, isSuperAdmin, useSession } from "#kit/session/session.ts";
import { useSearchText } from "./use-search-text.ts";

/** Players by code, id, username or email, with their operator (money §6), of all operators that the user may see. */
export const usePlayerSearch = (typed: string) => {
  const session = useSession();
  const { open } = usePanels();
  const { text, isSent, isCurrent, isComing, short } = useSearchText(typed, can(session, "view_players"));
  const { data, error, isFetching, refetch } = useSearchPlayers(
    { body: { search: text, opId: ALL } },
    { enabled: isSent },
  );

  const players = isCurrent ? (data ?? []) : [];
  const commands = players.map(({ playerId, playerCode, username, email, opTitle, opId, parentOpTitle }): Command => {
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
    commands,
    failure: isSent && error ? (error.messages[0] ?? error.message) : undefined,
    retry: () => void refetch(),
    busy: isFetching || isComing,
    short,
  };
};
