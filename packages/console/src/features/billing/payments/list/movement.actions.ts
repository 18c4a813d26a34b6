import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Banknote, ReceiptText } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";

type Movement = components["schemas"]["BillingMovement"];

/** Opens the invoice or payment of a movement. */
export const movementActions = (panels: Panels): RowAction<Movement>[] => [
  {
    id: "payment",
    label: "Open payment",
    icon: Banknote,
    primary: true,
    hidden: ({ type }) => type !== "payment",
    onSelect: ({ id }) => panels.open("payment-details", { paymentId: id }),
  },
  {
    id: "invoice",
    label: "Open invoice",
    icon: ReceiptText,
    primary: true,
    hidden: ({ type }) => type !== "invoice",
    onSelect: ({ id }) => panels.open("invoice-details", { invoiceId: id }),
  },
];
