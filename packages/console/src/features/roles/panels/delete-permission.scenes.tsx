import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { permissionOf } from "#testing/rows/role-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete permission",
  tags: ["panel:delete-permission"],
  args: { opens: (db) => ({ id: "delete-permission", params: { permission: permissionOf(db, "view_banks") } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete permission",
  button: "Delete view_banks",
  write: "deletePermission",
  failure: "Unable To Delete Permission",
});

export const Asked = panel.asks(
  (db) => `Delete view_banks (${permissionOf(db, "view_banks").desc}). It is also removed from all roles and users.`,
);
export const Deleted = panel.sends(
  (db) => ({ query: { permissionId: permissionOf(db, "view_banks")._id } }),
  "Permission deleted.",
  {
    args: { at: "/settings/staff-permissions?search=view_bank" },
    after: async () => {
      await screen.findByText("view_bank_accounts");
      await waitFor(() => expect(screen.queryByText("view_banks")).toBeNull());
    },
  },
);
export const Gone = panel.refused(
  (db) => void db.staff.permissions.delete(permissionOf(db, "view_banks")._id),
  "This permission does not exist.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "deletePermission", fault: "refused-silently" }] },
  play: async () => {
    await panel.confirm();
    const failed = await dialog("Unable To Delete Permission");
    await waitFor(() => expect(failed.getByText("Failed to delete permission")).toBeVisible());
  },
};
export const WithoutRight = panel.forbidden("edit_permissions", "operator-admin");
