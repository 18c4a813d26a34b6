import { listTransactionHistory, type ApiError, type components } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf, type ListRequest, type RowSource } from "#kit/list/rows/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";

type Transaction = components["schemas"]["Transaction"];
type Type = components["schemas"]["TransactionHistoryType"];

const column = transactionColumns();
/** The call cannot sort; it returns newest first. */
const columns: ColumnsOf<typeof listTransactionHistory> = [
  column.txId,
  column.status,
  column.to,
  column.inUSD,
  column.created,
  column.confirmed,
  column.after,
].map((it) => ({ ...it, sortable: false }));

const rows = rowsOf(listTransactionHistory, "txId");

/** The call names its page parameters differently and takes no scope. */
const historyOf = (playerCode: string, type: Type): RowSource<Transaction, never, never> => ({
  id: rows.id,
  page: rows.page,
  query: ({ page, itemsPerPage }: ListRequest) =>
    listTransactionHistory.options({
      body: { type, limit: itemsPerPage, page, playerCode, opId: ALL },
    }) as UseQueryOptions<unknown, ApiError>,
});

type TransactionHistoryProps = { playerCode: string; type: Type; label: string; empty: string };

/** A player's transactions of one kind, newest first, 50 per page (money §9); a row opens its details. */
export const TransactionHistory = ({ playerCode, type, label, empty }: TransactionHistoryProps) => (
  <ListInPanel
    label={label}
    source={useMemo(() => historyOf(playerCode, type), [playerCode, type])}
    columns={columns}
    limit={50}
    opens={{ panel: "transaction-details", param: "txId" }}
    empty={empty}
  />
);
