import { listWithdrawals } from "@backoffice/api-client";
import { listWithdrawals as shape } from "@backoffice/api-client/shapes/withdrawals";
import { ArrowUpFromLine } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { withdrawalActions } from "./withdrawals.actions.ts";
import { withdrawalColumns } from "./withdrawals.columns.tsx";

/** `/withdraw/list`; with `?status=CONFIRMED` approved withdrawals. */
export const WithdrawalsPage = listPage({
  read: listWithdrawals,
  shape,
  label: "Withdrawals",
  noun: "withdrawal",
  key: "txId",
  columns: withdrawalColumns,
  actions: withdrawalActions,
  buttons: [{ label: "Pending withdrawals", to: "/withdraw/pending", permission: "view_withdrawals" }],
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: ArrowUpFromLine, text: "Withdrawals appear here once players request them." },
});
