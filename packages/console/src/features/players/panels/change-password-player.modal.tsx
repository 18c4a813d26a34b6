import { useChangePlayerPassword } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { RepeatedPassword } from "#kit/form/repeated-password.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { pairWaits, PLAYER_PASSWORD_RULES, playerPasswordSchema } from "./player-password.schema.ts";
import { PlayerWords } from "./player-words.tsx";
import { playerRecord } from "#entities/player/player-record.ts";

/** Shown when the server refuses without a message (money §8). */
const FAILURE_WORDS = { refused: "Failed to update password" };

const fields = createFields(playerPasswordSchema);

/** Sets a player's password by its documented rule (content §5, ruling 26). */
export const ChangePasswordPlayer = ({ params: { player }, ...panel }: DialogPanelProps<"change-password-player">) => (
  <FormPanel
    {...panel}
    frame={{ title: "Change Password" }}
    noun="password"
    schema={playerPasswordSchema}
    values={{ newPassword: "", passwordConfirm: "" }}
    write={useChangePlayerPassword()}
    input={(valid) => ({ body: { playerId: player.playerId, playerCode: player.playerCode, ...valid } })}
    save={{ label: "Change password", disabledReason: pairWaits }}
    success="Password updated!"
    record={() => playerRecord(player.playerCode, player.username ?? undefined)}
    failure={{ title: "An error occurred while updating the password", words: FAILURE_WORDS }}
  >
    {() => (
      <>
        <FormNotice>
          Set a new password for <PlayerWords player={player} />.
        </FormNotice>
        <fields.PasswordField
          name="newPassword"
          label="New password"
          required
          full
          rules={PLAYER_PASSWORD_RULES}
          strength
        />
        <RepeatedPassword name="passwordConfirm" of="newPassword" label="Repeat new password" required full />
      </>
    )}
  </FormPanel>
);
