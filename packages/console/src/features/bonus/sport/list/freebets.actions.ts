import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Gift } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { isSuperAdmin, type Session } from "#kit/session/session.ts";
import { giveReason } from "../give/give-reason.ts";

/** Row actions at `now` (epoch seconds), for SUPER_ADMIN only (shell §2.3). */
export const freebetActions = (
  panels: Panels,
  session: Session,
  now: number,
): RowAction<components["schemas"]["SportFreebet"]>[] =>
  isSuperAdmin(session)
    ? [
        {
          id: "add",
          label: "Add",
          icon: Gift,
          primary: true,
          reason: (template) => giveReason(template, session, now),
          onSelect: (template) => panels.open("add-sport-freebet-confirmation", { template }),
        },
      ]
    : [];
