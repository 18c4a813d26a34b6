import type { RowAction } from "@backoffice/ui/table";
import { Ban, CircleCheck, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Session } from "#kit/session/session.ts";
import { changeReason } from "./staff.ts";
import type { Staff } from "./staff.params.ts";

/** What may be done with a member of staff, in the list, the drawer and the record. */
export const staffActions = (panels: Panels, session: Session): RowAction<Staff>[] => [
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
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: (staff) => changeReason(session, staff, { what: "delete" }),
    onSelect: (staff) => panels.open("delete-user", { staff }),
  },
];
