import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions on a Front Door profile; there is no call to delete it. */
export const afdProfileActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["AfdProfile"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: (profile) => panels.open("afd-profile-edit", { profile }),
    reason: () => lacking(session, "edit_afd_profiles"),
  },
];
