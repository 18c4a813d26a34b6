import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Transaction = components["schemas"]["Transaction"];

/** Pending without holding an amount, as withdrawals do, or without effect; all others have moved money. */
const canBeDeleted = ({ status, transactionType, isDeleted }: Transaction): boolean =>
  !isDeleted &&
  (status === "REJECTED" || status === "CANCELED" || (status === "PENDING" && transactionType !== "WITHDRAW"));

/** Deleting a transaction that has moved no money (money §2). */
export const deleteActions = (panels: Panels, session: Session): RowAction<Transaction>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    hidden: (tx) => !canBeDeleted(tx),
    reason: () => lacking(session, "delete_transactions"),
    onSelect: (tx) => panels.open("delete-transaction", { tx }),
  },
];
