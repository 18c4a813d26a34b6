import type { RowAction } from "@backoffice/ui/table";
import { ArrowRightLeft, Ban, CircleCheck, Copy, KeyRound, RefreshCw, Trash2, UserCog } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { changeReason, migrateReason, roleReason } from "./staff.ts";
import type { StaffUser } from "./staff-user.ts";

/** Actions of a member of staff in list, drawer and page. */
export const staffActions = (panels: Panels, session: Session): RowAction<StaffUser>[] => [
  {
    id: "block",
    label: "Block",
    icon: Ban,
    hidden: ({ blocked }) => blocked,
    reason: (staff) => changeReason(session, staff, { what: "block" }),
    onSelect: (staff) => panels.open("block-unblock-user", { staff }),
  },
  {
    id: "unblock",
    label: "Unblock",
    icon: CircleCheck,
    hidden: ({ blocked }) => !blocked,
    reason: (staff) => changeReason(session, staff, { what: "unblock" }),
    onSelect: (staff) => panels.open("block-unblock-user", { staff }),
  },
  {
    id: "role",
    label: "Change role",
    icon: UserCog,
    reason: (staff) => roleReason(session, staff),
    onSelect: (staff) => panels.open("change-user-role", { staff }),
  },
  {
    id: "password",
    label: "Change password",
    icon: KeyRound,
    reason: (staff) => changeReason(session, staff, { what: "change the password of", own: "may" }),
    onSelect: (staff) => panels.open("change-password-admin", { staff }),
  },
  {
    id: "refresh",
    label: "Refresh permissions",
    icon: RefreshCw,
    reason: () => lacking(session, "edit_users"),
    onSelect: (staff) => panels.open("refresh-permissions", { staff }),
  },
  {
    id: "clone",
    label: "Clone permissions",
    icon: Copy,
    reason: (staff) => changeReason(session, staff, { what: "change the permissions of" }),
    onSelect: (staff) => panels.open("clone-permissions", { staff }),
  },
  {
    id: "migrate",
    label: "Migrate",
    icon: ArrowRightLeft,
    reason: (staff) => migrateReason(session, staff),
    onSelect: (staff) => panels.open("migrate-user", { staff }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: (staff) => changeReason(session, staff, { what: "delete" }),
    onSelect: (staff) => panels.open("delete-user", { staff }),
  },
];
