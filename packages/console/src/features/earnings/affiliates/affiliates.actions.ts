import { deleteAffiliate, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Affiliate = components["schemas"]["Affiliate"];

/** Row actions of an affiliate. */
export const affiliateActions = (panels: Panels, session: Session): RowAction<Affiliate>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, deleteAffiliate.operation.permission),
    onSelect: (affiliate) => panels.open("delete-affiliate", { affiliate }),
  },
];
