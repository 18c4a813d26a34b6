import { listTransactions } from "@backoffice/api-client";
import { select } from "@backoffice/ui/filters";
import { useMemo } from "react";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

const column = transactionColumns();
const columns = [
  column.txId,
  column.type,
  column.status,
  column.to,
  column.inUSD,
  column.created,
  column.after,
  column.flags,
];

const STATUS_OPTIONS = Object.entries(TRANSACTION_STATUS).map(([value, { label }]) => ({ value, label }));
const filters = defineListFilters<typeof listTransactions>()(() => ({
  status: select({ label: "Status", options: STATUS_OPTIONS, place: "bar" }),
}));

/** Transactions of a player, newest first; pending ones can be decided here. */
export const TransactionsOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Transactions"
    source={useMemo(() => rowsOfPlayer(listTransactions, "txId", playerCode), [playerCode])}
    columns={columns}
    filters={filters}
    defaultSort={{ id: "createdAt", desc: true }}
    actions={transactionActions}
    opens={{ panel: "transaction-details", param: "txId" }}
    empty="No transactions yet."
  />
);
