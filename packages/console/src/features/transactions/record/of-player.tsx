import { listTransactions, type components } from "@backoffice/api-client";
import { useMemo } from "react";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";

const column = transactionColumns();
const COLUMNS = [column.txId, column.type, column.status, column.to, column.inUSD, column.created, column.after];

/** All transactions of a player, newest first. */
export const OfPlayer = ({ player: { playerCode } }: { player: components["schemas"]["TransactionPlayer"] }) => (
  <ListInPanel
    label="Player's transactions"
    source={useMemo(() => rowsOf(listTransactions, "txId", { playerCode }), [playerCode])}
    columns={COLUMNS}
    defaultSort={{ id: "createdAt", desc: true }}
    actions={transactionActions}
    opens={{ panel: "transaction-details", param: "txId" }}
    empty="The player has no transactions."
  />
);
