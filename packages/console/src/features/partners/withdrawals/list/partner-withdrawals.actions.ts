import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { isPartner, type Session } from "#kit/session/session.ts";
import { reviewReason } from "../partner-review.ts";

type PartnerWithdraw = components["schemas"]["PartnerWithdraw"];

/** Actions of a pending partner withdrawal (money §4). */
export const partnerWithdrawalActions = (panels: Panels, session: Session): RowAction<PartnerWithdraw>[] =>
  (
    [
      { id: "approve", label: "Approve", icon: Check, keys: KEYS.approve },
      { id: "reject", label: "Reject", icon: Ban, keys: KEYS.reject },
    ] as const
  ).map((action) => ({
    ...action,
    primary: true,
    // Partners cannot decide on their own requests.
    hidden: ({ status }) => status !== "PENDING" || isPartner(session),
    reason: (withdrawal) => reviewReason(withdrawal, session),
    onSelect: (withdrawal) => panels.open("partner-withdraw-confirmation", { withdrawal, action: action.id }),
  }));
