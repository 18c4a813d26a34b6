import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Copy, Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions of a bonus. */
export const bonusActions = (panels: Panels, session: Session): RowAction<components["schemas"]["Bonus"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: ({ bonusId }) => panels.open("bonus-edit", { bonus: bonusId }),
    reason: () => lacking(session, "edit_bonuses"),
  },
  {
    id: "clone",
    label: "Clone",
    icon: Copy,
    onSelect: (bonus) => panels.open("clone-bonus", { bonus }),
    reason: () => lacking(session, "edit_bonuses"),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (bonus) => panels.open("delete-deposit-bonus", { bonus }),
    reason: () => lacking(session, "delete_bonuses"),
  },
];
