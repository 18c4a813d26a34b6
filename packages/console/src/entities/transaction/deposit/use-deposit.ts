import { useShowTransaction, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import type { InQueue } from "#kit/queue/use-go-on.ts";
import { depositClosedReason } from "./deposit-closed-reason.ts";

type Transaction = components["schemas"]["Transaction"];

/** After the decision the drawer closes, or goes on in the queue (money §4). */
export const inQueue = ({ txId }: Transaction): InQueue => ({ panel: "transaction-details", id: txId, closes: true });

/** A deposit that is decided about, as it is now: somebody else may decide meanwhile. */
export const useDeposit = (listed: Transaction) => {
  const { locale } = useLocale();
  const { data: tx = listed } = useShowTransaction({ body: { txId: listed.txId } }, { staleTime: 0 });
  return {
    tx,
    amount: amountText(tx.toAmount, tx.toCurrency, locale),
    /** Why nothing can be decided any more. */
    reason: depositClosedReason(tx),
  };
};
