import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { namedPlayer } from "#testing/rows/player-rows.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";

const opens: Scene["opens"] = (db) => ({ id: "change-password-player", params: { player: namedPlayer(db) } });

export default {
  ...staging,
  title: "Panels/Players/Change Password",
  tags: ["panel:change-password-player"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();

const change = form({ write: "changePlayerPassword", save: "Change password" });
const box = async (label: RegExp) => (await drawer()).findByLabelText(label, { selector: "input" });
const first = () => box(/^New password/);
const second = () => box(/^Repeat new password/);
const fill = (password: string, again: string) => async () => {
  await userEvent.type(await first(), password);
  if (again) await userEvent.type(await second(), again);
};

export const Empty = change.waits(untouched, "Enter the new password first.");
export const OnlyOnce = change.waits(fill("Aurora77", ""), "Repeat the new password first.");
export const NotTheSame = change.waits(fill("Aurora77", "Aurora78"), "The passwords do not match.");

/** The documented sentence lists the missing parts only. */
export const OnlyWhatIsMissing: SceneStory = {
  play: async ({ loaded }) => {
    await fill("aurora7", "aurora7")();
    await press("Change password");
    await waitFor(async () =>
      expect(await first()).toHaveAccessibleDescription(
        /Password must contain at least: one uppercase letter, be at least 8 characters long\./,
      ),
    );
    await expectNothingSent(loaded, "changePlayerPassword");
  },
};

/** Eight characters of three kinds are enough, without a symbol (ruling 26). */
export const Changed = change.sends(
  fill("Aurora77", "Aurora77"),
  (db) => {
    const { playerId, playerCode } = namedPlayer(db);
    return { body: { playerId, playerCode, newPassword: "Aurora77", passwordConfirm: "Aurora77" } };
  },
  "Password updated!",
);

/** Refused without a message: the documented sentence; the input stays (content §8). */
export const RefusedWithoutAWord: SceneStory = {
  args: { faults: [{ operation: "changePlayerPassword", fault: "refused-silently" }] },
  play: async () => {
    await fill("Aurora77", "Aurora77")();
    await press("Change password");
    await waitFor(() => expect(screen.getByText("Failed to update password")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(await first()).toHaveValue("Aurora77");
  },
};

/** The player no longer exists. */
export const Gone: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await fill("Aurora77", "Aurora77")();
    db.players.delete(namedPlayer(db).playerId);
    await press("Change password");
    const errorDialog = await dialog("An error occurred while updating the password");
    await waitFor(() => expect(errorDialog.getByText("This player does not exist.")).toBeVisible());
  },
};
