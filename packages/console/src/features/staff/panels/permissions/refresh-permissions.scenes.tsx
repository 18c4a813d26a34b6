import type { Db } from "@backoffice/mocks";
import { expect, screen } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { chooseInQuestion } from "#testing/stories/choose.ts";

const opens = (db: Db) => ({ id: "refresh-permissions", params: { staff: colleague(db) } }) as const;

export default {
  ...staging,
  title: "Panels/Settings/Refresh Permissions",
  tags: ["panel:refresh-permissions"],
  args: { opens },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Refresh Permissions",
  button: "Refresh permissions",
  write: "refreshPermissions",
  failure: "Unable To Refresh Permissions",
});
const body = (db: Db, opId: string) => {
  const { user_id: adminId, app_metadata } = colleague(db);
  return { body: { adminId, targetUsername: app_metadata.nickname!, opId, roles: ["OPERATOR_MANAGER" as const] } };
};
const SAID = "Permissions refreshed. They apply from the next sign-in.";

export const Asked = panel.asks((db) => {
  const { email, app_metadata } = colleague(db);
  return `Give ${app_metadata.nickname} (${email}) the permissions that Operator manager has today at Nordlys. Permissions of their own are replaced.`;
});

/** A super admin selects one of their operators (content §6). */
export const AtAnotherOperator = confirmation({
  title: "Refresh Permissions",
  button: "Refresh permissions",
  write: "refreshPermissions",
  failure: "Unable To Refresh Permissions",
  fill: () => chooseInQuestion(/^Operator/, "Polaris"),
}).sends((db) => body(db, "br-polaris"), SAID);

/** Others have no operator field: the refreshed user's operator is used (content §6). */
export const ForOtherRoles = look(
  {
    args: { account: "admin" },
    play: async () => {
      await panel.button();
      await expect(screen.queryByRole("combobox", { name: /^Operator/ })).toBeNull();
    },
  },
  { name: "Signed in as admin" },
);
export const ByAnOperatorAdmin = panel.sends((db) => body(db, "op-nordlys"), SAID, {
  args: { account: "operator-admin" },
});

/** Platform staff have no operator. */
export const PlatformStaff = look(
  panel.sends(
    { body: { adminId: "auth0|admin", targetUsername: "Jonas", opId: null, roles: ["ADMIN"] } },
    "Permissions refreshed. They apply from the next sign-in.",
    { args: { opens: (db) => ({ id: "refresh-permissions", params: { staff: signedIn(db, "admin") } }) } },
  ),
  { name: "Platform staff" },
);
export const Gone = panel.refused(
  (db) => void db.staff.users.delete(colleague(db).user_id),
  "This user does not exist.",
);
export const WithoutRight = panel.forbidden("edit_users", "operator-manager");
