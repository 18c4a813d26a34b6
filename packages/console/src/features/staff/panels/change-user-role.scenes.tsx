import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { changeStaff, colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { choicesIn, chooseInQuestion } from "#testing/stories/choose.ts";

const opens = (db: Db) => ({ id: "change-user-role", params: { staff: colleague(db) } }) as const;

export default {
  ...staging,
  title: "Panels/Settings/Change User Role",
  tags: ["panel:change-user-role"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Change User Role",
  button: /^(Make|Change)/,
  write: "changeUserRole",
  failure: "Unable To Change User Role",
  fill: () => chooseInQuestion(/^New role/, "Operator admin"),
});

/** Expects these role options for this account. */
const offers = (account: string, roles: readonly string[]): SceneStory => ({
  args: { account },
  play: async () => {
    const box = await (await panel.question()).findByRole("combobox", { name: /^New role/ });
    await expect(choicesIn(box)).toEqual(roles);
  },
});
const colleagueAndRole = (db: Db) => {
  const { email, app_metadata } = colleague(db);
  return `${app_metadata.nickname} (${email}) from Operator manager`;
};

export const Asked = panel.asks(
  (db) => `Change the role of ${colleagueAndRole(db)} to Operator admin. Their rights become those of the new role.`,
);
/** Every role except the current one, and never PARTNER (content §6). */
export const ForSuperAdmins = offers("super-admin", ["Super admin", "Admin", "DevOps", "Operator admin"]);
/** Neither ADMIN nor SUPER_ADMIN, nor DEV_OPS (content §6). */
export const ForAdmin = look(offers("admin", ["Operator admin"]), { name: "Signed in as admin" });
export const ForOperatorAdmins = offers("operator-admin", ["Operator admin"]);

/** The permissions of the role replace the user's own: what is lost and won is named before. */
export const LostAndWon: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { permissions } = db.staff.users.get(colleague(db).user_id)!;
    const role = [...db.staff.roles.values()].find(({ name }) => name === "OPERATOR_ADMIN")!;
    const next = role.keys;
    const lost = permissions.filter((it) => !next.includes(it)).length;
    const won = next.filter((it) => !permissions.includes(it)).length;
    const question = await panel.question();
    await expect(question.queryByText(/^Permissions/)).toBeNull();
    await chooseInQuestion(/^New role/, "Operator admin");
    await waitFor(() => expect(question.getByText(`Permissions lost: ${lost}`)).toBeVisible());
    await expect(question.getByText(`Permissions won: ${won}`)).toBeVisible();
    await expect(question.getByRole("list", { name: "Permissions won", hidden: true })).toHaveTextContent(
      next.filter((it) => !permissions.includes(it)).toSorted()[0]!,
    );
  },
};

export const NoRole: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click(await panel.button());
    const box = (await panel.question()).getByRole("combobox", { name: /^New role/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription("Invalid input, make sure to select a role"));
    await expectNothingSent(loaded, "changeUserRole");
  },
};

/** One role, in a list (content §3). */
export const Changed = panel.sends((db) => {
  const { user_id: adminId, app_metadata } = colleague(db);
  return { body: { adminId, targetUsername: app_metadata.nickname!, roles: ["OPERATOR_ADMIN"] } };
}, "User role changed successfully!");

/** Changed by another user: the server's sentence from `error` (content §7, §8). */
export const ChangedMeanwhile = panel.refused((db) => {
  const it = colleague(db);
  changeStaff(db, it, { app_metadata: { ...it.app_metadata, roles: ["OPERATOR_ADMIN"] } });
}, "The user already has the role OPERATOR_ADMIN.");

export const OwnAccount = look(
  panel.waits("You cannot change the role of yourself.", {
    opens: (db) => ({ id: "change-user-role", params: { staff: signedIn(db, "super-admin") } }),
  }),
);
export const PartnerUser = look(
  panel.waits("The role of a partner's user cannot be changed.", {
    opens: (db) => ({ id: "change-user-role", params: { staff: signedIn(db, "partner") } }),
  }),
);
export const WithoutRight = panel.forbidden("edit_users", "operator-manager");
