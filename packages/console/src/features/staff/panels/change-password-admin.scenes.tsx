import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form, untouched } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typePassword } from "#testing/type-password.ts";

export default {
  ...staging,
  title: "Panels/Settings/Change Password",
  tags: ["panel:change-password-admin"],
  args: { opens: (db) => ({ id: "change-password-admin", params: { staff: colleague(db) } }) },
} satisfies SceneMeta;

export const Default = look();

const panel = form({ write: "changeUserPassword", save: "Change password" });
const fill = async (password: string, again = password) => {
  await typePassword(/^New password/, password);
  await typePassword(/^Repeat new password/, again);
};

export const NothingTyped = panel.waits(untouched, /Enter the new password and the repeated password first/);
export const NotTheSame = panel.waits(() => fill("Sommarlov7", "Sommarlov8"), "The passwords do not match.");

/** Names only the missing parts (content §5). */
export const SaysWhatIsMissing: SceneStory = {
  play: async ({ loaded }) => {
    await fill("sommar7");
    await panel.save();
    const box = await (await drawer()).findByLabelText(/^New password/, { selector: "input" });
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        /Password must contain at least: one uppercase letter, be at least 8 characters long\./,
      ),
    );
    await expectNothingSent(loaded, "changeUserPassword");
  },
};

export const Changed = panel.sends(
  () => fill("Sommarlov7"),
  (db) => ({
    body: { adminId: colleague(db).user_id, newPassword: "Sommarlov7", passwordConfirm: "Sommarlov7" },
  }),
  "Password updated!",
);

/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "changeUserPassword", fault: "refused-silently" }] },
  play: async () => {
    await fill("Sommarlov7");
    await panel.save();
    const failed = await dialog("Unable To Update Password");
    await waitFor(() => expect(failed.getByText("Failed to update password")).toBeVisible());
  },
};

/** Connection lost: the message says so and does not call it a failure; the input stays. */
export const NoAnswer: SceneStory = {
  args: { faults: [{ operation: "changeUserPassword", fault: "cut" }] },
  play: async () => {
    await fill("Sommarlov7");
    await panel.save();
    const failed = await dialog("The Change Is Not Confirmed");
    await waitFor(() => expect(failed.getByText("An error occurred while updating the password")).toBeVisible());
    await userEvent.click(failed.getByRole("button", { name: "OK" }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^New password/, { selector: "input" })).toHaveValue("Sommarlov7"),
    );
  },
};

export const Gone = panel.refused(
  () => fill("Sommarlov7"),
  (db) => void db.staff.users.delete(colleague(db).user_id),
  "This user does not exist.",
);

/** Users may change their own password. */
export const OwnPassword = look(
  panel.sends(
    () => fill("Sommarlov7"),
    { body: { adminId: "auth0|super-admin", newPassword: "Sommarlov7", passwordConfirm: "Sommarlov7" } },
    "Password updated!",
    { args: { opens: (db) => ({ id: "change-password-admin", params: { staff: signedIn(db, "super-admin") } }) } },
  ),
);

/** Admins cannot change a super admin's password. */
export const SuperAdmin = look({
  args: {
    account: "admin",
    opens: (db) => ({ id: "change-password-admin", params: { staff: signedIn(db, "super-admin") } }),
  },
  play: async () => {
    await (await drawer()).findByText("Only super admins can change the password of a super admin.");
    await expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
  },
});
