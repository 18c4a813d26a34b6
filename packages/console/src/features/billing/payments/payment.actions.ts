import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { PAYMENT_ID_MISSING } from "./fields/payment.schema.ts";

type Payment = components["schemas"]["Payment"];

/** Received from the CPG provider: the amount is fixed (money §3). */
export const isCpgTransfer = ({ paymentType }: Pick<Payment, "paymentType">): boolean => paymentType === "CPG Transfer";

/** Reason why nobody can delete a payment. */
export const deletionReason = (payment: Payment): string | undefined =>
  payment.paymentId === ""
    ? PAYMENT_ID_MISSING
    : isCpgTransfer(payment)
      ? "A CPG transfer cannot be deleted."
      : undefined;

/** Actions of a payment. */
export const paymentActions = (panels: Panels, session: Session): RowAction<Payment>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: (payment) =>
      panels.open(isCpgTransfer(payment) ? "edit-cpg-transfer" : "edit-manual-payment", { payment }),
    reason: ({ paymentId }) => (paymentId === "" ? PAYMENT_ID_MISSING : lacking(session, "edit_payments")),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (payment) => panels.open("delete-payment", { payment }),
    reason: (payment) => deletionReason(payment) ?? lacking(session, "edit_payments"),
  },
];
