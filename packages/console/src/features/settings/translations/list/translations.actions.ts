import { deleteTranslation, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions on a translation. */
export const translationActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["Translation"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    reason: () => lacking(session, "edit_translations"),
    onSelect: ({ rowKey }) => panels.open("translation-edit", { rowKey }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, deleteTranslation.operation.permission),
    onSelect: (translation) => panels.open("delete-translation", { translation }),
  },
];
