import { searchPlayers } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { lacking, useSession } from "#kit/session/session.ts";
import { loadPlayers } from "./load-players.ts";

/** What a field needs to find a player, of one operator or brand where it says which: `<fields.AsyncComboboxField name="playerId" required {...usePlayerLookup()} />`. */
export const usePlayerLookup = (opId?: string) => {
  const client = useQueryClient();
  const disabledReason = lacking(useSession(), searchPlayers.operation.permission);
  return {
    label: "Player",
    load: loadPlayers(client, opId),
    searchPlaceholder: "Code, id, username or e-mail",
    ...(disabledReason && { disabledReason }),
  };
};
