import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { formWaits } from "./form-waits.ts";

/** Actions of a bonus form. */
export const formActions = (panels: Panels, session: Session): RowAction<components["schemas"]["BonusForm"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: ({ bonusId }) => panels.open("bonus-form-edit", { form: bonusId }),
    reason: () => lacking(session, "edit_bonuses"),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (form) => panels.open("delete-form-bonus", { form }),
    reason: (form) => lacking(session, "delete_bonuses") ?? formWaits(form),
  },
];
