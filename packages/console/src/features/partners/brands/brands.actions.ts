import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Handshake } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** A brand without a partner can be assigned to one (money §2). */
export const freeBrandActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["OperatorListRow"]>[] => [
  {
    id: "complete",
    label: "Complete Partner Setup",
    icon: Handshake,
    primary: true,
    hidden: ({ partnerId }) => partnerId !== null,
    reason: () => lacking(session, "edit_partners"),
    onSelect: ({ opId }) => panels.open("complete-partner-setup", { brand: opId }),
  },
];
