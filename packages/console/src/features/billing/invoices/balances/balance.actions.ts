import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { FilePlus2, HandCoins, Settings2, WalletMinimal } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Row actions of an operator or brand balance. */
export const balanceActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["OperatorBalance"]>[] => [
  {
    id: "invoice",
    label: "Generate invoice",
    icon: FilePlus2,
    onSelect: ({ opId }) => panels.open("generate-invoice", { invoiceFor: opId }),
    reason: () => lacking(session, "generate_invoices"),
  },
  {
    id: "pay",
    label: "Add payment",
    icon: HandCoins,
    onSelect: ({ opId }) => panels.open("add-payment", { opId }),
    reason: () => lacking(session, "edit_payments"),
  },
  {
    id: "settings",
    label: "Invoice setting",
    icon: Settings2,
    onSelect: ({ opId }) => panels.open("invoice-setting", { opId }),
    reason: () => lacking(session, "edit_invoices"),
  },
  {
    id: "wallet",
    label: "Wallet preview",
    icon: WalletMinimal,
    onSelect: ({ opId }) => panels.open("wallet-preview", { opId }),
    reason: () => lacking(session, "edit_payments"),
  },
];
