import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Decisions on a pending request. */
export const requestActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["BonusFormRequest"]>[] =>
  (
    [
      { id: "approve", label: "Approve", icon: Check, keys: KEYS.approve, panel: "approve-bonus-request" },
      { id: "reject", label: "Reject", icon: Ban, keys: KEYS.reject, panel: "reject-bonus-request" },
    ] as const
  ).map(({ panel, ...looks }) => ({
    ...looks,
    primary: true,
    hidden: ({ status }) => status !== "PENDING",
    reason: () => lacking(session, "decide_bonus_requests"),
    onSelect: (request) => panels.open(panel, { request }),
  }));
