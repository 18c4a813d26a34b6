import { deleteFlow, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions on a flow. */
export const flowActions = (panels: Panels, session: Session): RowAction<components["schemas"]["Flow"]>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (flow) => panels.open("delete-flow", { flow }),
    reason: () => lacking(session, deleteFlow.operation.permission),
  },
];
