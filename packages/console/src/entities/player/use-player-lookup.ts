import { searchPlayers } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { lacking, useSession } from "#kit/session/session.ts";
import { loadPlayers } from "./load-players.ts";

/**
 * Props of a player field, limited to an operator or brand if given: `<fields.AsyncComboboxField name="playerId"
 * required {...usePlayerLookup()} />`.
 */
export const usePlayerLookup = (opId?: string) => {
  const client = useQueryClient();
  const disabledReason = lacking(useSession(), searchPlayers.operation.permission);
  return {
    label: "Player",
    load: loadPlayers(client, opId),
    searchPlaceholder: "Code, ID, username or email",
    ...(disabledReason && { disabledReason }),
  };
};
