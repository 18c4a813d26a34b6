import DeletePermission from "./panels/delete-permission.confirm.tsx";
import DeletePermissionsTemplate from "./panels/delete-permissions-template.confirm.tsx";
import PermissionEdit from "./panels/permission-edit.dialog.tsx";
import RoleDetailsDrawer from "./panels/role-details.drawer.tsx";

/** Panels by ID. */
export default {
  "role-details": RoleDetailsDrawer,
  "delete-permissions-template": DeletePermissionsTemplate,
  "permission-edit": PermissionEdit,
  "delete-permission": DeletePermission,
};
