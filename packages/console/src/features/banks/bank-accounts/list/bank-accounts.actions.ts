import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { decideNext, deciding } from "#kit/queue/queue.ts";
import type { Session } from "#kit/session/session.ts";
import { isOffered, reviewReason } from "../review.ts";

type BankAccount = components["schemas"]["BankAccount"];

/** Row actions of the bank account list. */
export const bankAccountActions = (panels: Panels, session: Session): RowAction<BankAccount>[] =>
  (
    [
      { id: "approve", label: "Approve", icon: Check, keys: KEYS.approve },
      { id: "reject", label: "Reject", icon: Ban, keys: KEYS.reject },
    ] as const
  ).map((action) => ({
    ...action,
    primary: true,
    hidden: (account) => !isOffered(account, session),
    reason: (account) => reviewReason(account, action.id, session),
    onSelect: (account) =>
      // In its drawer the note is written, and both decisions are beside it.
      deciding.has(account.uuid)
        ? decideNext(account.uuid)
        : panels.open("bank-account-confirmation", { account, action: action.id }),
  }));
