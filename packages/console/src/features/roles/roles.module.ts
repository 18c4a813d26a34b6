import type { StaffPermission } from "./staff-permission.ts";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "role-details": { roleId: string };
  }
  interface DialogParams {
    /** Without a permission: a new one. */
    "permission-edit": Adds<{ permission?: StaffPermission }>;
    "delete-permission": { permission: StaffPermission };
    "delete-permissions-template": { role: { _id: string; name: string } };
  }
}

/** Permissions, and roles that hold them. */
export const roles = defineModule({
  pages: definePages("Settings", "view_roles", () => import("./roles.pages.ts"), {
    "/settings/staff-permissions": { title: "Staff Permissions", permission: "view_permissions", ...OF_NO_OPERATOR },
    "/settings/roles": { title: "Roles", ...OF_NO_OPERATOR },
  }),
  panels: definePanels("view_roles", () => import("./roles.panels.ts"), {
    "role-details": { title: "Role Details", params: ["roleId"], edits: true, width: "lg" },
    "delete-permissions-template": { title: "Delete permissions template", permission: "delete_roles" },
    "permission-edit": {
      title: "Create Permission / Edit Permission",
      permission: "edit_permissions",
      creates: { label: "New permission", permission: "edit_permissions" },
    },
    "delete-permission": { title: "Delete permission", permission: "edit_permissions" },
  }),
});
