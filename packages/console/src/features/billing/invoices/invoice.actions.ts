import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { HandCoins, Pencil, Settings2, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { ofInvoice } from "./in-question.ts";

/** Actions of an invoice, for SUPER_ADMIN and ADMIN (money §6). */
export const invoiceActions = (panels: Panels, session: Session): RowAction<components["schemas"]["Invoice"]>[] => {
  const reason = () => lacking(session, "edit_invoices");
  return [
    {
      id: "pay",
      label: "Add payment",
      icon: HandCoins,
      primary: true,
      hidden: ({ remainingAmountInUSD }) => remainingAmountInUSD <= 0,
      onSelect: (invoice) => panels.open("add-payment", { opId: invoice.opId, invoice }),
      reason: () => lacking(session, "edit_payments"),
    },
    {
      id: "edit",
      label: "Edit",
      icon: Pencil,
      onSelect: (invoice) => panels.open("edit-operator-invoice", { invoice }),
      reason,
    },
    {
      id: "settings",
      label: "Invoice setting",
      icon: Settings2,
      onSelect: ({ opId }) => panels.open("invoice-setting", { opId }),
      reason,
    },
    {
      id: "delete",
      label: "Delete",
      icon: Trash2,
      danger: true,
      onSelect: (invoice) => panels.open("delete-invoice-record", { invoice: ofInvoice(invoice) }),
      reason,
    },
  ];
};
