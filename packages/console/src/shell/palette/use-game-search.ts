import { useSearchGames } from "@backoffice/api-client";
import type { Command } from "@backoffice/ui";
import { Gamepad2 } from "lucide-react";
import { useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, mayOpen, useSession } from "#kit/session/session.ts";
import { useSearchText } from "./use-search-text.ts";

/** Maximum number of results; the list of games has all. */
const MOST = 5;
const RECORD = "/gamesV2/{id}";

/** Games of the catalogue by title or ID; none without the permission for their page. */
export const useGameSearch = (typed: string, search: string) => {
  const session = useSession();
  const page = useRegistry().pages.find(({ path }) => path === RECORD);
  const navigate = useNavigate();
  const may = can(session, "view_games") && page !== undefined && mayOpen(session, page);
  const { text, isSent, isCurrent, isComing } = useSearchText(typed, may);
  const { data = [], error, isFetching } = useSearchGames({ body: { search: text, opId: ALL } }, { enabled: isSent });
  const commands = (isCurrent ? data : []).slice(0, MOST).map(({ gameId, title }): Command => {
    return {
      id: `game:${gameId}`,
      label: title,
      hint: gameId,
      group: "Games",
      icon: Gamepad2,
      onSelect: () => void navigate(RECORD.replace("{id}", encodeURIComponent(gameId)) + keptSearch(search)),
    };
  });
  return {
    commands,
    failure: isSent && error ? (error.messages[0] ?? error.message) : undefined,
    busy: isFetching || isComing,
  };
};
