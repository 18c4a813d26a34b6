import { useShowTransaction, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import { undecided } from "#entities/transaction/undecided.ts";
import type { InQueue } from "#kit/queue/use-go-on.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

type Transaction = components["schemas"]["Transaction"];

/** After the decision the drawer closes, or goes on in the queue (money §4). */
export const inQueue = ({ txId }: Transaction): InQueue => ({ panel: "transaction-details", id: txId, closes: true });

/** A deposit that is decided about, as it is now: somebody else may decide meanwhile. */
export const useDeposit = (listed: Transaction) => {
  const { locale } = useLocale();
  const { data: tx = listed } = useShowTransaction({ body: { txId: listed.txId } }, { staleTime: 0 });
  const status = tx.isDeleted ? "deleted" : statusLabel(tx.status, TRANSACTION_STATUS).toLowerCase();
  return {
    tx,
    amount: amountText(tx.toAmount, tx.toCurrency, locale),
    /** Why nothing can be decided any more. */
    reason: undecided(tx) ? undefined : `This deposit is already ${status}.`,
  };
};
