import {
  listDeposits,
  listTransactions,
  listWithdrawals,
  showTransaction,
  type components,
} from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { DECISION_ACTIONS, transactionActions } from "#entities/transaction/transaction-actions.ts";
import { isDecidedInDrawer, TransactionDecision } from "#entities/transaction/transaction-decision.tsx";
import { TransactionFacts } from "#entities/transaction/transaction-facts.tsx";
import { TransactionHead } from "#entities/transaction/transaction-head.tsx";
import { detailsTitle } from "#entities/transaction/transaction-kind.ts";
import { TransactionStatusBadge } from "#entities/transaction/transaction-status-badge.tsx";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { isUndecided } from "#entities/transaction/is-undecided.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { useSession } from "#kit/session/session.ts";

type Transaction = components["schemas"]["Transaction"];

/** The transaction's row in the list underneath: transactions, deposits or withdrawals. */
const useListedTransaction = (txId: string | undefined) => {
  const fits = (row: Transaction) => row.txId === txId;
  const lists = [useListed(listTransactions, fits), useListed(listDeposits, fits), useListed(listWithdrawals, fits)];
  return () => lists.map((find) => find()).find((row) => row !== undefined);
};

/** Details of a transaction, titled by its kind, with its actions (shell §2.3, money §2). */
export const TransactionDetailsDrawer = ({ params: { txId }, close }: DrawerPanelProps<"transaction-details">) => {
  const panels = usePanels();
  const session = useSession();
  const { locale } = useLocale();
  return (
    <RecordPanel
      noun="transaction"
      read={showTransaction}
      input={txId && { body: { txId } }}
      inputOf={(id) => ({ body: { txId: id } })}
      placeholder={useListedTransaction(txId)}
      close={close}
      head={(tx) => ({
        title: detailsTitle(tx),
        record: transactionName(tx, locale),
        status: <TransactionStatusBadge {...tx} />,
        amount: <TransactionHead tx={tx} />,
      })}
      page={(tx) => `/transactions/details/${encodeURIComponent(tx.txId)}`}
      // The order section and the decision form have their own buttons.
      actions={(tx) =>
        asRecordActions(
          transactionActions(panels, session).filter(
            ({ id }) => id !== "order-status" && !(DECISION_ACTIONS.has(id) && isDecidedInDrawer(tx, session)),
          ),
          tx,
        )
      }
      decides={(tx) => isDecidedInDrawer(tx, session) && isUndecided(tx)}
    >
      {(tx) => (
        <>
          <TransactionFacts tx={tx} level={3} />
          <TransactionDecision tx={tx} />
        </>
      )}
    </RecordPanel>
  );
};
