import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { colleague, signedIn } from "#testing/rows/staff-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete user",
  tags: ["panel:delete-user"],
  args: { opens: (db) => ({ id: "delete-user", params: { staff: colleague(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete user",
  button: /^Delete /,
  write: "deleteUser",
  failure: "Unable To Delete User",
});

export const Asked = panel.asks((db) => {
  const { email, app_metadata } = colleague(db);
  return `Delete ${app_metadata.nickname} (${email}), Operator manager. The account and its permissions are permanently deleted. Past activities stay.`;
});

/** Returns to the list of admins with its query string (content §2). */
export const OpensTheListWithItsQuery = panel.sends(
  (db) => {
    const { user_id: adminId, email: adminEmail, app_metadata } = colleague(db);
    return { body: { adminId, adminUsername: app_metadata.nickname!, adminEmail } };
  },
  "User deleted.",
  {
    args: { at: "/settings/admins/x?opId=op-nordlys&role=OPERATOR_MANAGER" },
    after: async (db) => {
      await waitFor(() => expect(screen.getByRole("grid", { name: "Admins" })).toBeVisible());
      const left = [...db.staff.users.values()].filter(
        ({ app_metadata: { opId, roles } }) => opId === "op-nordlys" && roles[0] === "OPERATOR_MANAGER",
      );
      await waitFor(() => expect(document.querySelectorAll("tr[data-row-id]")).toHaveLength(left.length));
    },
  },
);

/** Deleted by another user meanwhile. */
export const Gone = panel.refused(
  (db) => void db.staff.users.delete(colleague(db).user_id),
  "This user does not exist.",
);

/** Only super admins may delete a super admin, so the last one cannot be deleted. */
export const OwnAccount = look(
  panel.waits("You cannot delete yourself.", {
    opens: (db) => ({ id: "delete-user", params: { staff: signedIn(db, "super-admin") } }),
  }),
);
export const SuperAdmin = look(
  panel.waits("Only super admins can delete a super admin.", {
    account: "admin",
    opens: (db) => ({ id: "delete-user", params: { staff: signedIn(db, "super-admin") } }),
  }),
);
export const WithoutRight = panel.forbidden("edit_users", "operator-manager");
