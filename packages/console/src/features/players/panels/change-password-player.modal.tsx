import { useChangePlayerPassword } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { pairWaits, PLAYER_PASSWORD_RULES, playerPasswordSchema } from "./player-password.schema.ts";
import { PlayerWords } from "./player-words.tsx";

/** Said when the server refuses without a word (money §8). */
const FAILURE_WORDS = { refused: "Failed to update password" };

const fields = createFields(playerPasswordSchema);

/** Gives a player a new password, by the documented rule of its own (content §5, ruling 26). */
const ChangePasswordPlayer = ({ params: { player }, ...panel }: DialogPanelProps<"change-password-player">) => (
  <FormPanel
    {...panel}
    frame={{ title: "Change Password" }}
    noun="password"
    schema={playerPasswordSchema}
    values={{ newPassword: "", passwordConfirm: "" }}
    write={useChangePlayerPassword()}
    input={(valid) => ({ body: { playerId: player.playerId, playerCode: player.playerCode, ...valid } })}
    saveLabel="Change password"
    success="Password updated!"
    failure={{ title: "An error occurred while updating the password", words: FAILURE_WORDS }}
    disabledReason={pairWaits}
  >
    {() => (
      <>
        <FormNotice>
          A new password for <PlayerWords player={player} />. The player signs in with it from then on.
        </FormNotice>
        <fields.PasswordField
          name="newPassword"
          label="New password"
          required
          full
          rules={PLAYER_PASSWORD_RULES}
          strength
        />
        <fields.PasswordField name="passwordConfirm" label="Repeat new password" required full />
      </>
    )}
  </FormPanel>
);

export default ChangePasswordPlayer;
