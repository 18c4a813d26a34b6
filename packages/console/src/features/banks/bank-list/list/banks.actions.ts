import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Bank = components["schemas"]["Bank"];

/** Row actions of the bank list. */
export const bankActions = (panels: Panels, session: Session): RowAction<Bank>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: (bank) => panels.open("bank-edit", { uuid: bank.uuid }),
    reason: () => lacking(session, "edit_banks"),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (bank) => panels.open("delete-bank", { bank }),
    reason: () => lacking(session, "delete_banks"),
  },
];
