import type { components, listTopUps } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { choiceWords } from "#kit/words/choice-words.ts";

type Transaction = components["schemas"]["Transaction"];

const column = transactionColumns();
const WAYS: Readonly<Record<string, string>> = { IN: "Increase", OUT: "Decrease" };

/** Columns of top-ups: player, amount, direction, reason, balances; the wallet and the operator give way first. */
export const topUpColumns: ColumnsOf<typeof listTopUps> = [
  column.txId,
  column.player,
  {
    id: "direction",
    header: "Change",
    ...textCell<Transaction>(({ direction = "" }) => WAYS[direction] ?? direction),
    width: 95,
  },
  { ...column.to, header: "Amount", help: "In the currency of the wallet." },
  {
    id: "reason",
    header: "Reason",
    ...textCell<Transaction>(({ reason }) => reason && choiceWords(reason)),
    width: 120,
  },
  column.before,
  column.after,
  column.created,
  { ...column.confirmedBy, header: "By" },
  {
    id: "note",
    header: "Note",
    ...textCell<Transaction>(({ note }) => note),
    width: 240,
  },
  column.wallet,
  column.operator,
  hidden(column.inUSD),
  hidden(column.flags),
];
