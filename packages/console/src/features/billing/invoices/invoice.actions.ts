import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { ofInvoice } from "./in-question.ts";

/** What may be done with an invoice; for SUPER_ADMIN and ADMIN (money §6). */
export const invoiceActions = (panels: Panels, session: Session): RowAction<components["schemas"]["Invoice"]>[] => [
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (invoice) => panels.open("delete-invoice-record", { invoice: ofInvoice(invoice) }),
    reason: () => lacking(session, "edit_invoices"),
  },
];
