// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "block-unblock-user" } from "./panels/block-unblock-user.confirm.tsx";
export { default as "change-password-admin" } from "./panels/change-password-admin.dialog.tsx";
export { default as "change-user-role" } from "./panels/change-user-role.confirm.tsx";
export { default as "delete-user" } from "./panels/delete-user.confirm.tsx";
export { default as "migrate-user" } from "./panels/migrate-user.confirm.tsx";
export { default as "new-admin" } from "./panels/new-admin/new-admin.drawer.tsx";
export { default as "clone-permissions" } from "./panels/permissions/clone-permissions.dialog.tsx";
export { default as "refresh-permissions" } from "./panels/permissions/refresh-permissions.confirm.tsx";
export { default as "staff-details" } from "./panels/staff-details.drawer.tsx";
