import { listPermissions, listRoles } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/roles";
import { listPage } from "#entities/fields/contract-page.ts";
import { permissionColumns, roleColumns } from "./list/roles.columns.tsx";
import { permissionActions, roleActions } from "./roles.actions.ts";

/** Pages by path. */
export default {
  "/settings/roles": listPage({
    read: listRoles,
    shape: shapes.listRoles,
    label: "Roles",
    key: "_id",
    columns: roleColumns,
    actions: roleActions,
    defaultSort: { id: "name", desc: false },
    opens: { panel: "role-details", param: "roleId" },
  }),
  "/settings/staff-permissions": listPage({
    read: listPermissions,
    shape: shapes.listPermissions,
    label: "Permissions",
    key: "_id",
    columns: permissionColumns,
    actions: permissionActions,
    create: { creates: "permission-edit" },
    defaultSort: { id: "name", desc: false },
  }),
};
