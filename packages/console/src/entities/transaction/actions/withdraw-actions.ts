import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check, Send } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { isUndecided } from "../is-undecided.ts";

type Transaction = components["schemas"]["Transaction"];

const isOpen = (tx: Transaction) => tx.transactionType === "WITHDRAW" && isUndecided(tx);

/** Approve, reject or resend a withdrawal (money §2, §4). */
export const withdrawActions = (panels: Panels, session: Session): RowAction<Transaction>[] => [
  {
    id: "approve",
    label: "Approve",
    icon: Check,
    primary: true,
    keys: KEYS.approve,
    hidden: (tx) => !isOpen(tx),
    reason: () => lacking(session, "approve_reject_withdrawals"),
    onSelect: (tx) =>
      // Tomani approves through a gateway, in steps.
      tx.gateway === "tomani" && tx.status === "PENDING"
        ? panels.open("confirm-tomani-withdraw", { tx })
        : panels.open("withdraw-confirmation", { tx, action: "confirm" }),
  },
  {
    id: "reject",
    label: "Reject",
    icon: Ban,
    primary: true,
    keys: KEYS.reject,
    hidden: (tx) => !isOpen(tx),
    reason: () => lacking(session, "approve_reject_withdrawals"),
    onSelect: (tx) => panels.open("withdraw-confirmation", { tx, action: "reject" }),
  },
  {
    id: "resend",
    label: "Resend",
    icon: Send,
    // Only sent withdrawals can be resent.
    hidden: (tx) => !isOpen(tx) || tx.status !== "IN_PROGRESS",
    reason: () => lacking(session, "resend_withdrawals"),
    onSelect: (tx) =>
      // CPG has its own call.
      panels.open(tx.gateway === "cpg" ? "resend-withdraw-confirmation-cpg" : "resend-withdraw-confirmation", { tx }),
  },
];
