import { useSearchPlayers } from "@backoffice/api-client";
import { cleanText, type Command } from "@backoffice/ui";
import { UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, isAdmin, isSuperAdmin, useSession } from "#kit/session/session.ts";
import { usePause } from "#kit/polling/use-pause.ts";

/** The shortest text that is searched for (ruling 46). */
const SHORTEST = 2;
/** And the longest that the call takes. */
const LONGEST = 100;
const isSearched = (text: string) => text.length >= SHORTEST && text.length <= LONGEST;
/** Milliseconds without a key until the search is sent. */
const PAUSE = 200;

/** Players by code, id, username or e-mail, with their operator (money §6), for SUPER_ADMIN and ADMIN (shell §2.1). */
export const useFoundPlayers = (query: string) => {
  const session = useSession();
  const { open } = usePanels();
  const [settled, setSettled] = useState("");
  const { later } = usePause(setSettled, PAUSE);
  const text = cleanText(query);
  useEffect(() => later(text), [later, text]);

  const wanted = isAdmin(session) && can(session, "view_players") && isSearched(settled);
  const { data, error, isFetching, refetch } = useSearchPlayers(
    { body: { search: settled, opId: ALL } },
    { enabled: wanted },
  );
  const busy = isFetching || (settled !== text && isSearched(text));

  // Results of the text before are dropped at once: Enter would open one of them.
  const players = wanted && settled === text ? (data ?? []) : [];
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
    busy,
    short: text.length < SHORTEST,
  };
};
