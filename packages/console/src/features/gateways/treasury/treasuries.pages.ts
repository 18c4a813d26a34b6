import { listTreasuries } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/withdraw-gateways";
import { Vault } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { treasuryColumns } from "./treasury.columns.tsx";

/** Pages of the treasury list by path. */
export default {
  "/withdraw/treasuries": listPage({
    read: listTreasuries,
    shape: shapes.listTreasuries,
    label: "Treasuries",
    key: "uuid",
    columns: treasuryColumns,
    defaultSort: { id: "opTitle", desc: false },
    buttons: [
      { label: "Treasury account", to: "/treasury-account", permission: "view_treasuries" },
      { label: "Pending withdrawals", to: "/withdraw/pending", permission: "view_withdrawals" },
    ],
    empty: {
      icon: Vault,
      text: "Operators have one treasury per currency of their players' deposits and withdrawals.",
    },
  }),
};
