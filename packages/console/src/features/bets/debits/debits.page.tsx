import { listBetDebits, showBetDebit } from "@backoffice/api-client";
import { ReceiptText } from "lucide-react";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { debitActions } from "./debits.actions.ts";
import { debitColumns } from "./debits.columns.tsx";
import { debitFilters } from "./debits.filters.ts";

const debits = rowsOf(listBetDebits, "txId");

const queue = staffQueue({
  waiting: { isReconciled: "false" },
  since: "createdAt",
  target: QUEUE_TARGETS.debit,
  read: (txId) => showBetDebit.options({ body: { txId } }),
});

/** `/bets/reconciled-debits`: open and reconciled debits of wrongly paid bets. */
export const DebitsPage = () => (
  <ListPage
    label="Bet debits"
    noun="debit"
    source={debits}
    columns={debitColumns}
    filters={debitFilters}
    actions={debitActions}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ panel: "bet-debit-details", param: "debit" }}
    queue={queue}
    empty={{
      icon: ReceiptText,
      title: "No debits yet",
      text: "A debit appears here when a bet was paid wrongly and the player owes the difference.",
    }}
  />
);
