// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeletePermission as "delete-permission" } from "./panels/delete-permission.confirm.tsx";
export { DeletePermissionsTemplate as "delete-permissions-template" } from "./panels/delete-permissions-template.confirm.tsx";
export { PermissionEdit as "permission-edit" } from "./panels/permission-edit.dialog.tsx";
export { RoleDetailsDrawer as "role-details" } from "./panels/role-details.drawer.tsx";
