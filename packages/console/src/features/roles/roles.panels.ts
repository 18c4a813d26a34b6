import DeletePermission from "./panels/delete-permission.confirm.tsx";
import DeletePermissionsTemplate from "./panels/delete-permissions-template.confirm.tsx";
import PermissionEdit from "./panels/permission-edit.dialog.tsx";
import RoleDetailsDrawer from "./panels/role-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "role-details": RoleDetailsDrawer,
  "delete-permissions-template": DeletePermissionsTemplate,
  "permission-edit": PermissionEdit,
  "delete-permission": DeletePermission,
};
