import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions of a SaaS zone. */
export const saasZoneActions = (panels: Panels, session: Session): RowAction<components["schemas"]["SaasZone"]>[] => {
  const reason = () => lacking(session, "edit_saas_zones");
  return [
    {
      id: "edit",
      label: "Edit",
      icon: Pencil,
      onSelect: (zone) => panels.open("saas-zone-edit", { zone }),
      reason,
    },
    {
      id: "delete",
      label: "Delete",
      icon: Trash2,
      danger: true,
      onSelect: (zone) => panels.open("delete-cf-saas-zone", { zone }),
      reason,
    },
  ];
};
