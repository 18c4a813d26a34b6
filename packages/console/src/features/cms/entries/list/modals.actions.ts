import { deleteCmsBlock, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Row actions of a modal; a click on the row edits it. */
export const modalActions = (panels: Panels, session: Session): RowAction<components["schemas"]["CmsBlock"]>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, deleteCmsBlock.operation.permission),
    onSelect: (modal) => panels.open("delete-cms-modal", { modal }),
  },
];
