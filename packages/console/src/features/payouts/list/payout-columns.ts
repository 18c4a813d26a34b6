import type { components, listTransactions } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Transaction = components["schemas"]["Transaction"];

type Wanted = {
  /** Only what waits: nobody has confirmed it, and the status is no news. */
  pending?: boolean;
  /** Of which kind each is: profits and commissions are told apart. */
  kinds?: boolean;
};

/** The columns of a list of payouts: whose, how much, and since when; what staff decide by. */
export const payoutColumns = ({ pending = false, kinds = false }: Wanted): ColumnsOf<typeof listTransactions> => {
  const column = transactionColumns();
  return [
    column.txId,
    column.player,
    ...(kinds ? [{ ...column.type, width: 215 }] : []),
    ...(pending ? [] : [column.status]),
    column.to,
    column.inUSD,
    pending ? column.waiting : column.created,
    ...(pending ? [column.status] : []),
    column.operator,
    ...(pending ? [] : [column.confirmed, hidden(column.confirmedBy)]),
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
