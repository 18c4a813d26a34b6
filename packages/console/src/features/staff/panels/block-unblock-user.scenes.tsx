import type { Db } from "@backoffice/mocks";
import { expect, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { changeStaff, colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { dialog } from "#testing/on-screen.ts";

export default {
  ...staging,
  title: "Panels/Settings/Block User or Unblock User",
  tags: ["panel:block-unblock-user"],
  args: { opens: (db) => ({ id: "block-unblock-user", params: { staff: colleague(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const block = confirmation({
  title: "Block User",
  button: /^Block /,
  write: "blockUser",
  failure: "Unable To Block User",
});
const unblock = confirmation({
  title: "Unblock User",
  button: /^Unblock /,
  write: "blockUser",
  failure: "Unable To Unblock User",
});
const blocked = (db: Db) => firstOf(db.staff.users, (it) => it.blocked);

export const Asked = block.asks((db) => {
  const { email, app_metadata } = colleague(db);
  return `Block ${app_metadata.nickname} (${email}). They can no longer use the console until they are unblocked.`;
});

export const Blocked = block.sends((db) => {
  const { user_id: adminId, email: adminEmail } = colleague(db);
  return { body: { adminId, action: "BLOCK", adminEmail } };
}, "User successfully blocked!");

/** A blocked user can be unblocked (content §4). */
export const Unblocked = look(
  unblock.sends(
    (db) => {
      const { user_id: adminId, email: adminEmail } = blocked(db);
      return { body: { adminId, action: "UNBLOCK", adminEmail } };
    },
    "User successfully unblocked!",
    { args: { opens: (db) => ({ id: "block-unblock-user", params: { staff: blocked(db) } }) } },
  ),
);

/** The server's message, when there is one. */
export const BlockedMeanwhile = block.refused(
  (db) => changeStaff(db, colleague(db), { blocked: true }),
  "This user is already blocked.",
);

/** The documented message otherwise (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "blockUser", fault: "refused-silently" }] },
  play: async () => {
    await block.confirm();
    const failed = await dialog("Unable To Block User");
    await waitFor(() => expect(failed.getByText("An error occurred, please try again")).toBeVisible());
  },
};

export const OwnAccount = look(
  block.waits("You cannot block yourself.", {
    opens: (db) => ({ id: "block-unblock-user", params: { staff: signedIn(db, "super-admin") } }),
  }),
);
export const SuperAdmin = look(
  block.waits("Only super admins can block a super admin.", {
    account: "admin",
    opens: (db) => ({ id: "block-unblock-user", params: { staff: signedIn(db, "super-admin") } }),
  }),
);
export const WithoutRight = block.forbidden("edit_users", "operator-manager");
