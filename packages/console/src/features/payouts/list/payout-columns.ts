import type { components, listTransactions } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { waitingColumn } from "#entities/transaction/waiting-column.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Transaction = components["schemas"]["Transaction"];

type Wanted = {
  /** Hours that a payout may wait. Only for pending ones: nobody has confirmed them, and the status is no news. */
  target?: number;
  /** Of which kind each is: profits and commissions are told apart. */
  kinds?: boolean;
};

/** The columns of a list of payouts: whose, how much, and since when; what staff decide by. */
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
