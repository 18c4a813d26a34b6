import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { PAYMENT_ID_MISSING } from "../fields/payment.schema.ts";

type BillingRecord = components["schemas"]["BillingRecord"];

/** What may be done with the payments among billing records. */
export const paymentRecordActions = (panels: Panels, session: Session): RowAction<BillingRecord>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    hidden: ({ type }) => type !== "payment",
    onSelect: (record) => record.type === "payment" && panels.open("delete-payment-record", { payment: record }),
    reason: ({ id }) => (id === "" ? PAYMENT_ID_MISSING : lacking(session, "edit_payments")),
  },
];
