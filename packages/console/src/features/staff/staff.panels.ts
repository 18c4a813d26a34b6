// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { BlockUnblockUser as "block-unblock-user" } from "./panels/block-unblock-user.confirm.tsx";
export { ChangePasswordAdmin as "change-password-admin" } from "./panels/change-password-admin.dialog.tsx";
export { ChangeUserRole as "change-user-role" } from "./panels/change-user-role.confirm.tsx";
export { DeleteUser as "delete-user" } from "./panels/delete-user.confirm.tsx";
export { MigrateUser as "migrate-user" } from "./panels/migrate-user.confirm.tsx";
export { NewAdminDrawer as "new-admin" } from "./panels/new-admin/new-admin.drawer.tsx";
export { ClonePermissions as "clone-permissions" } from "./panels/permissions/clone-permissions.dialog.tsx";
export { RefreshPermissions as "refresh-permissions" } from "./panels/permissions/refresh-permissions.confirm.tsx";
export { StaffDetailsDrawer as "staff-details" } from "./panels/staff-details.drawer.tsx";
