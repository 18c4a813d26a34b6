import type { components, listTransactions } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { waitingColumn } from "#entities/transaction/waiting-column.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Transaction = components["schemas"]["Transaction"];

type Wanted = {
  /** Target waiting time in hours; pending lists have no decision and status columns. */
  target?: number;
  /** Kind column: profit or commission. */
  kinds?: boolean;
};

/** Columns of payout lists. */
export const payoutColumns = ({ target, kinds = false }: Wanted): ColumnsOf<typeof listTransactions> => {
  const column = transactionColumns();
  return [
    column.txId,
    column.player,
    ...(kinds ? [{ ...column.type, width: 215 }] : []),
    ...(target ? [] : [column.status]),
    column.to,
    column.inUSD,
    target ? waitingColumn<Transaction>(target) : column.created,
    ...(target ? [column.status] : []),
    column.operator,
    ...(target ? [] : [column.confirmed, hidden(column.confirmedBy)]),
    hidden(column.flags),
    hidden(column.before),
    hidden(column.after),
    hidden({
      id: "noteForThePlayer",
      header: "Note for the player",
      ...textCell<Transaction>(({ noteForThePlayer }) => noteForThePlayer),
      width: 260,
    }),
  ];
};
