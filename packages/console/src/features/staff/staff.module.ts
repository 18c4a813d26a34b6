import type { StaffUser } from "./staff-user.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "staff-details": { staff: string };
    "new-admin": Adds;
  }
  interface DialogParams {
    "block-unblock-user": { staff: StaffUser };
    "delete-user": { staff: StaffUser };
    "change-password-admin": { staff: StaffUser };
    "change-user-role": { staff: StaffUser };
    "migrate-user": { staff: StaffUser };
    "refresh-permissions": { staff: StaffUser };
    /** Copies to this user, from a selected one. */
    "clone-permissions": { staff: StaffUser };
  }
}

/** Console users. */
export const staff = defineModule({
  pages: [
    ...definePages("Settings", "view_users", () => import("./staff.pages.ts"), {
      "/settings/admins": { title: "Admins" },
    }),
    ...definePages("Settings", "view_users", () => import("./admin.pages.ts"), {
      "/settings/admins/{id}": { title: "Admin Details", recordOf: "admin" },
    }),
  ],
  panels: definePanels("view_users", () => import("./staff.panels.ts"), {
    "staff-details": { title: "Staff Details", params: ["staff"] },
    "block-unblock-user": { title: "Block User / Unblock User", permission: "edit_users" },
    "new-admin": {
      title: "New Admin",
      permission: "edit_users",
      params: [],
      creates: { label: "New admin", permission: "edit_users" },
    },
    "change-password-admin": { title: "Change Password", permission: "edit_users" },
    "change-user-role": { title: "Change User Role", permission: "edit_users" },
    "migrate-user": { title: "Migrate User", permission: "migrate_users" },
    "refresh-permissions": { title: "Refresh Permissions", permission: "edit_users" },
    "clone-permissions": { title: "Clone Permissions", permission: "edit_users" },
    "delete-user": { title: "Delete user", permission: "edit_users" },
  }),
});
