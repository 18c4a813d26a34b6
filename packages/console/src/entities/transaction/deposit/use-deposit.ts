import { useShowTransaction, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import type { InQueue } from "#kit/queue/use-go-on.ts";
import { transactionName } from "../transaction-name.ts";
import { depositClosedReason } from "./deposit-closed-reason.ts";

type Transaction = components["schemas"]["Transaction"];

/** After the decision the drawer closes, or the queue continues (money §4). */
export const inQueue = ({ txId }: Transaction): InQueue => ({ panel: "transaction-details", id: txId, closes: true });

/** The current state of a deposit under decision, since another user may decide it. */
export const useDeposit = (listed: Transaction) => {
  const { locale } = useLocale();
  const { data: tx = listed } = useShowTransaction({ body: { txId: listed.txId } }, { staleTime: 0 });
  return {
    tx,
    amount: amountText(tx.toAmount, tx.toCurrency, locale),
    recordName: transactionName(tx, locale),
    /** Reason why it can no longer be decided. */
    reason: depositClosedReason(tx),
  };
};
