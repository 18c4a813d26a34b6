import { listBetDebits } from "@backoffice/api-client";
import { ReceiptText } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { debitActions } from "./debits.actions.ts";
import { debitColumns } from "./debits.columns.tsx";
import { debitFilters } from "./debits.filters.ts";

const debits = rowsOf(listBetDebits, (debit) => debit.txId);

/** `/bets/reconciled-debits`: what players owe for bets that were paid wrongly, open and reconciled. */
export const DebitsPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(debits, {
    filters: debitFilters,
    columns: debitColumns,
    defaultSort: { id: "createdAt", desc: true },
  });
  const actions = useMemo(() => debitActions(panels, session), [panels, session]);
  return (
    <ListView
      label="Bet debits"
      list={list}
      columns={debitColumns}
      opens={{ panel: "bet-debit-details", param: "debit" }}
      actions={actions}
      empty={{
        icon: ReceiptText,
        title: "No debits yet",
        text: "A debit appears here when a bet was paid wrongly and the player owes the difference.",
      }}
    />
  );
};
