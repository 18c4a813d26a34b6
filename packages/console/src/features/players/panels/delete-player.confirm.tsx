import { useDeletePlayer } from "@backoffice/api-client";
import { useState } from "react";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PlayerWords } from "./player-words.tsx";

/** Shown when the server refuses without a message (money §8). */
const FAILURE_WORDS = { refused: "Unable to perform this action" };

/** Deletes a player; the row stays, marked as deleted (money §2, §3). */
export const DeletePlayer = ({ params: { player }, ...panel }: DialogPanelProps<"delete-player">) => {
  const { playerId, playerCode, username } = player;
  // One id per open dialog, so that a repeated request is the same deletion.
  const [uuid] = useState(() => crypto.randomUUID());
  return (
    <ConfirmPanel
      {...panel}
      title="Player Delete Confirmation"
      verb="Delete"
      noun="player"
      name={playerCode}
      tone="danger"
      irreversible={{ reaches: "record" }}
      write={useDeletePlayer()}
      input={{ query: { playerId, ...(username !== null && { playerUsername: username }), playerCode, uuid } }}
      success="Player deleted successfully"
      failure={{ words: FAILURE_WORDS }}
    >
      Delete <PlayerWords player={player} />. The player can no longer sign in. Transactions stay on record.
    </ConfirmPanel>
  );
};
