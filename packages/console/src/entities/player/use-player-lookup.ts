import { searchPlayers } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { lacking, useSession } from "#kit/session/session.ts";
import { loadPlayers } from "./load-players.ts";

/** What a field needs to find a player: `<fields.AsyncComboboxField name="playerId" required {...usePlayerLookup()} />`. */
export const usePlayerLookup = () => {
  const client = useQueryClient();
  const disabledReason = lacking(useSession(), searchPlayers.operation.permission);
  return {
    label: "Player",
    load: loadPlayers(client),
    searchPlaceholder: "Code, id, username or e-mail",
    ...(disabledReason && { disabledReason }),
  };
};
