import type { components } from "@backoffice/api-client";

export type StaffPermission = components["schemas"]["StaffPermission"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "role-details": { roleId: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** Without a permission: a new one. */
    "permission-edit": Adds<{ permission?: StaffPermission }>;
    "delete-permission": { permission: StaffPermission };
    "delete-permissions-template": { role: { _id: string; name: string } };
  }
}
