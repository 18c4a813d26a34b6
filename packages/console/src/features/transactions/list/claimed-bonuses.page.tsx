import { listTransactions, type components } from "@backoffice/api-client";
import { listTransactions as shape } from "@backoffice/api-client/shapes/transactions";
import { booleanCell } from "@backoffice/ui/table";
import { Gift } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { payoutBulk } from "#entities/transaction/bulk/payout-bulk.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";

const column = transactionColumns();

/** `/transactions/claimed-bonus`: bonuses claimed by players, with their status. */
export const ClaimedBonusesPage = listPage({
  read: listTransactions,
  shape,
  label: "Claimed bonuses",
  key: "txId",
  fixed: { transactionType: "BONUS", transactionSubType: "BONUS_CLAIM" },
  columns: [
    column.txId,
    column.player,
    column.status,
    { ...column.to, header: "Amount", help: "Amount paid to the player." },
    column.inUSD,
    {
      id: "eligible",
      header: "Eligible",
      help: "Whether the player is entitled to the bonus.",
      ...booleanCell<components["schemas"]["Transaction"]>(({ bonusExtraData }) => bonusExtraData?.eligible),
      width: 100,
    },
    column.created,
    column.confirmed,
    column.confirmedBy,
    column.operator,
    hidden(column.wallet),
    hidden(column.before),
    hidden(column.after),
    hidden(column.flags),
  ],
  actions: transactionActions,
  bulk: payoutBulk,
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: Gift, text: "Bonuses appear here when players claim them." },
});
