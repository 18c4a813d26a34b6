import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { isSuperAdmin, lacking, type Session } from "#kit/session/session.ts";
import type { StaffPermission } from "./staff-permission.ts";

/** Reason why a role cannot be deleted: templates can, built-in roles cannot. */
export const deleteRoleReason = (
  session: Session,
  { name, isBuiltIn }: { name: string; isBuiltIn?: boolean },
): string | undefined => (isBuiltIn ? `The role ${name} cannot be deleted.` : lacking(session, "delete_roles"));

/** Built-in roles that users other than super admins may edit (shell §6). */
const LOWER: ReadonlySet<string> = new Set(["OPERATOR_MANAGER", "PARTNER"]);

/** Reason why a role's permissions cannot be edited: higher roles are for super admins. */
export const changeRoleReason = (
  session: Session,
  { name, isBuiltIn = false }: { name: string; isBuiltIn?: boolean },
): string | undefined =>
  isBuiltIn && !isSuperAdmin(session) && !LOWER.has(name) ? `You cannot change the role ${name}.` : undefined;

/** Row actions of a role. */
export const roleActions = (panels: Panels, session: Session): RowAction<components["schemas"]["RoleRow"]>[] => [
  {
    id: "delete",
    label: "Delete template",
    icon: Trash2,
    danger: true,
    reason: (role) => deleteRoleReason(session, role),
    onSelect: (role) => panels.open("delete-permissions-template", { role }),
  },
];

/** Row actions of a permission. */
export const permissionActions = (panels: Panels, session: Session): RowAction<StaffPermission>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    reason: () => lacking(session, "edit_permissions"),
    onSelect: (permission) => panels.open("permission-edit", { permission }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, "edit_permissions"),
    onSelect: (permission) => panels.open("delete-permission", { permission }),
  },
];
