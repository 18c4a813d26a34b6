import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { isSuperAdmin, lacking, type Session } from "#kit/session/session.ts";
import type { StaffPermission } from "./staff-permission.ts";

/** Why a role cannot be deleted now: templates can, the console's own roles never. */
export const deleteRoleReason = (
  session: Session,
  { name, isBuiltIn }: { name: string; isBuiltIn?: boolean },
): string | undefined => (isBuiltIn ? `The role ${name} cannot be deleted.` : lacking(session, "delete_roles"));

/** Roles of the console that others than super admins may change (shell §6). */
const LOWER: ReadonlySet<string> = new Set(["OPERATOR_MANAGER", "PARTNER"]);

/** Why the permissions of a role cannot be changed now: those of higher roles are for super admins. */
export const changeRoleReason = (
  session: Session,
  { name, isBuiltIn = false }: { name: string; isBuiltIn?: boolean },
): string | undefined =>
  isBuiltIn && !isSuperAdmin(session) && !LOWER.has(name) ? `You may not change the role ${name}.` : undefined;

/** What may be done with a role of the list. */
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

/** What may be done with a permission of the list. */
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
