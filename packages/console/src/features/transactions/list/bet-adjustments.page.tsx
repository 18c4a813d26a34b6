import { listTransactions, type components } from "@backoffice/api-client";
import { listTransactions as shape } from "@backoffice/api-client/shapes/transactions";
import { idCell, textCell } from "@backoffice/ui/table";
import { Scale } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

type Transaction = components["schemas"]["Transaction"];

const column = transactionColumns();

/** `/transactions/bet-adjustment`: credits and debits that correct wrongly paid bets. */
export const BetAdjustmentsPage = listPage({
  read: listTransactions,
  shape,
  label: "Bet adjustments",
  key: "txId",
  fixed: { transactionType: "BET_ADJUSTMENT" },
  columns: [
    column.txId,
    column.player,
    column.type,
    {
      id: "direction",
      header: "Direction",
      help: "Whether the player received or paid the amount.",
      ...textCell<Transaction>(
        ({ direction }) => direction && (direction === "IN" ? "To the player" : "From the player"),
      ),
      width: 125,
    },
    { ...column.to, header: "Amount", help: "In the player's currency." },
    column.inUSD,
    {
      id: "betId",
      header: "Bet",
      ...refCell<Transaction>(
        "bet",
        ({ betId }) => betId,
        idCell(({ betId }) => betId, { keep: 12 }),
      ),
      width: 130,
    },
    column.status,
    column.created,
    column.operator,
    {
      id: "reason",
      header: "Reason",
      ...textCell<Transaction>(({ reason }) => reason && choiceWords(reason)),
      width: 140,
      defaultHidden: true,
    },
    hidden(column.before),
    hidden(column.after),
    hidden(column.confirmed),
    hidden(column.confirmedBy),
    hidden(column.flags),
  ],
  actions: transactionActions,
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: Scale, text: "Adjustments appear here when a wrongly paid bet is corrected." },
});
