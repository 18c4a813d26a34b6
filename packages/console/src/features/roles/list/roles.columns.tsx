import type { components, listPermissions, listRoles } from "@backoffice/api-client";
import { dateCell, tagsCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { splitList } from "../comma-list.ts";
import type { StaffPermission } from "../staff-permission.ts";

type RoleRow = components["schemas"]["RoleRow"];

/** Columns of roles and permission templates. */
export const roleColumns: ColumnsOf<typeof listRoles> = [
  {
    id: "name",
    header: "Role",
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
    text: ({ name }) => name,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  {
    id: "isBuiltIn",
    header: "Kind",
    ...textCell<RoleRow>(({ isBuiltIn }) => (isBuiltIn ? "Role" : "Template")),
    width: 110,
  },
  {
    id: "opId",
    header: "Operator",
    help: "Operator of the template. Roles apply to all operators.",
    ...operatorCell<RoleRow>(({ opId }) => opId),
    width: 170,
  },
  {
    id: "permissionCount",
    header: "Permissions",
    ...numberCell<RoleRow>(({ permissionCount }) => permissionCount),
    sortable: true,
    width: 120,
  },
  {
    id: "userCount",
    header: "Admins",
    ...numberCell<RoleRow>(({ userCount }) => userCount),
    sortable: true,
    width: 100,
  },
  {
    id: "updatedAt",
    header: "Updated",
    ...dateCell<RoleRow>(({ updatedAt }) => updatedAt),
    sortable: true,
    width: 185,
  },
  { id: "updatedBy", header: "Updated by", ...textCell<RoleRow>(({ updatedBy }) => updatedBy), width: 140 },
];

/** Columns of permissions. */
export const permissionColumns: ColumnsOf<typeof listPermissions> = [
  {
    id: "name",
    header: "Key",
    cell: ({ name }) => name,
    code: true,
    text: ({ name }) => name,
    sortable: true,
    hideable: false,
    sticky: "start",
    // The longest keys are longer than the maximum of a name.
    width: 320,
  },
  {
    id: "desc",
    header: "Description",
    ...textCell<StaffPermission>(({ desc }) => desc),
    sortable: true,
    minWidth: 260,
  },
  {
    id: "allowedRoles",
    header: "Allowed roles",
    ...tagsCell<StaffPermission>(({ allowedRoles }) => allowedRoles),
    width: 300,
  },
  {
    id: "tags",
    header: "Tags",
    ...tagsCell<StaffPermission>(({ tags }) => splitList(tags)),
    sortable: true,
    width: 200,
  },
  {
    id: "requiredMenuItems",
    header: "Menu items",
    help: "Pages of the permission.",
    ...tagsCell<StaffPermission>(({ requiredMenuItems }) => splitList(requiredMenuItems)),
    width: 200,
  },
];
