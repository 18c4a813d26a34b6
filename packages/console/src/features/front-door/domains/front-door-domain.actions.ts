import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { PanelRight, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions on a Front Door domain (content §2): details and deletion. */
export const frontDoorDomainActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["FrontDoorDomain"]>[] => [
  {
    id: "details",
    label: "Details",
    icon: PanelRight,
    primary: true,
    onSelect: ({ id }) => panels.open("afd-domain-details", { frontDoorDomain: id }),
  },
  {
    id: "delete",
    label: "Delete Record",
    icon: Trash2,
    danger: true,
    primary: true,
    // Passes only the required fields, since the row holds the verification token.
    onSelect: ({ id, name, hostName }) => panels.open("delete-afd-domain", { domain: { id, name, hostName } }),
    reason: () => lacking(session, "edit_front_door"),
  },
];
