import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check, ReceiptText } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { isUndecided } from "../is-undecided.ts";

type Transaction = components["schemas"]["Transaction"];

const isDeposit = ({ transactionType }: Transaction) => transactionType === "DEPOSIT";
const isOpen = (tx: Transaction) => isDeposit(tx) && isUndecided(tx);

/** Verify or reject a deposit, or show its order status at the provider (money §2, §4). */
export const depositActions = (panels: Panels, session: Session): RowAction<Transaction>[] => [
  {
    id: "verify",
    label: "Verify",
    icon: Check,
    primary: true,
    keys: KEYS.approve,
    hidden: (tx) => !isOpen(tx),
    reason: () => lacking(session, "verify_deposits"),
    onSelect: (tx) => panels.open("verify-deposit-confirmation", { tx }),
  },
  {
    id: "reject",
    label: "Reject",
    icon: Ban,
    primary: true,
    keys: KEYS.reject,
    hidden: (tx) => !isOpen(tx),
    reason: () => lacking(session, "verify_deposits"),
    onSelect: (tx) => panels.open("reject-deposit-order", { tx }),
  },
  {
    id: "order-status",
    label: "Order status",
    icon: ReceiptText,
    hidden: (tx) => !isDeposit(tx),
    reason: () => lacking(session, "view_deposits"),
    onSelect: (tx) => panels.open("order-status", { tx }),
  },
];
