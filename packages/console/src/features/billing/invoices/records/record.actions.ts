import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { ofInvoiceRecord } from "../in-question.ts";

type Schemas = components["schemas"];
type BillingRecord = Schemas["BillingRecord"];

/** Actions of a billing record by type, for SUPER_ADMIN and ADMIN (money §6). */
export const recordActions = (panels: Panels, session: Session): RowAction<BillingRecord>[] => {
  const ofInvoices = {
    hidden: ({ type }: BillingRecord) => type !== "invoice",
    reason: () => lacking(session, "edit_invoices"),
  };
  const withInvoice = (open: (record: Schemas["InvoiceRecord"]) => void) => (record: BillingRecord) =>
    record.type === "invoice" && open(record);
  return [
    {
      ...ofInvoices,
      id: "edit",
      label: "Edit",
      icon: Pencil,
      onSelect: withInvoice((record) => panels.open("edit-operator-invoice-record", { record })),
    },
    {
      ...ofInvoices,
      id: "delete",
      label: "Delete",
      icon: Trash2,
      danger: true,
      onSelect: withInvoice((record) => panels.open("delete-invoice-record", { invoice: ofInvoiceRecord(record) })),
    },
    {
      id: "delete-payment",
      label: "Delete",
      icon: Trash2,
      danger: true,
      hidden: ({ type }) => type !== "payment",
      reason: () => lacking(session, "edit_payments"),
      onSelect: (record) => record.type === "payment" && panels.open("delete-payment-record", { payment: record }),
    },
  ];
};
