import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { PanelRight, Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Hostname = components["schemas"]["Hostname"];

/** Actions of a hostname except Sync (content §2). */
export const hostnameActions = (panels: Panels, session: Session): RowAction<Hostname>[] => {
  const reason = () => lacking(session, "edit_hostnames");
  return [
    {
      id: "details",
      label: "Details",
      icon: PanelRight,
      primary: true,
      onSelect: ({ hostname }) => panels.open("hostname-details", { saasHostname: hostname }),
    },
    {
      id: "delete",
      label: "Delete",
      icon: Trash2,
      danger: true,
      primary: true,
      onSelect: (hostname) => panels.open("delete-hostname", { hostname }),
      reason,
    },
    {
      id: "edit",
      label: "Move to another account",
      icon: Pencil,
      onSelect: (hostname) => panels.open("hostname-edit", { hostname }),
      reason,
    },
  ];
};
