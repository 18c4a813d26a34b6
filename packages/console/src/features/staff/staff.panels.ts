import BlockUnblockUser from "./panels/block-unblock-user.confirm.tsx";
import ChangePasswordAdmin from "./panels/change-password-admin.dialog.tsx";
import ChangeUserRole from "./panels/change-user-role.confirm.tsx";
import ClonePermissions from "./panels/permissions/clone-permissions.dialog.tsx";
import DeleteUser from "./panels/delete-user.confirm.tsx";
import MigrateUser from "./panels/migrate-user.confirm.tsx";
import NewAdminDrawer from "./panels/new-admin/new-admin.drawer.tsx";
import RefreshPermissions from "./panels/permissions/refresh-permissions.confirm.tsx";
import StaffDetailsDrawer from "./panels/staff-details.drawer.tsx";

/** Panels by ID. */
export default {
  "staff-details": StaffDetailsDrawer,
  "block-unblock-user": BlockUnblockUser,
  "new-admin": NewAdminDrawer,
  "change-password-admin": ChangePasswordAdmin,
  "change-user-role": ChangeUserRole,
  "migrate-user": MigrateUser,
  "refresh-permissions": RefreshPermissions,
  "clone-permissions": ClonePermissions,
  "delete-user": DeleteUser,
};
