import type { components } from "@backoffice/api-client";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { hidden, leading, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { waitingColumn } from "#entities/transaction/waiting-column.tsx";

type Transaction = components["schemas"]["Transaction"];

/** Columns of deposit lists: paid amount and credited amount. */
export const depositColumns = <Row extends Transaction>() => {
  const column = transactionColumns<Row>();
  return {
    ...column,
    paid: {
      ...column.from,
      header: "Paid",
      help: "Amount the player pays, in the payment currency.",
      // Beside a record it stays.
      priority: 1,
    },
    credited: { ...column.to, header: "Credited", help: "Amount credited to the player's wallet." },
  };
};

const column = depositColumns();

const columns = <First, Since>(first: readonly First[], since: Since) => [
  ...first,
  column.status,
  column.paid,
  column.credited,
  column.inUSD,
  since,
  column.gateway,
  column.flags,
  column.operator,
  hidden(column.confirmed),
  hidden(column.confirmedBy),
  hidden(column.before),
  hidden(column.after),
];

/** Columns of deposit lists of any status. */
export const DEPOSIT_COLUMNS = columns([column.txId, column.player], column.created);
/** Staff decide by player and amount; the id is in the record. */
export const PENDING_DEPOSIT_COLUMNS = [
  ...columns([leading(column.player)], waitingColumn<Transaction>(QUEUE_TARGETS.deposit)),
  hidden(column.txId),
];
