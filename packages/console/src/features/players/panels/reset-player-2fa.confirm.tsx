import { useResetPlayerTwoFactor } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PlayerWords } from "./player-words.tsx";
import { playerRecord } from "#entities/player/player-record.ts";

/** Shown when the server refuses without a message (money §8). */
const FAILURE_WORDS = { refused: "Failed to update 2FA settings" };

/** Turns off a player's two-factor authentication, to be set up again (content §2, §7). */
export const ResetPlayerTwoFactor = ({ params: { player }, ...panel }: DialogPanelProps<"reset-player-2fa">) => (
  <ConfirmPanel
    {...panel}
    title="Reset Player 2FA"
    verb="Reset"
    noun="player 2FA"
    tone="danger"
    confirmLabel="Reset 2FA"
    write={useResetPlayerTwoFactor()}
    input={{ body: { playerId: player.playerId, playerCode: player.playerCode } }}
    success="Player 2FA reset."
    record={playerRecord(player.playerCode, player.username ?? undefined)}
    failure={{ words: FAILURE_WORDS }}
  >
    Turn off the two-factor authentication of <PlayerWords player={player} />. The player sets it up again at the next
    sign-in.
  </ConfirmPanel>
);
