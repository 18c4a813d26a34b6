import { useDeleteTransaction } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { kindInSentence } from "#entities/transaction/transaction-kind.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";

/** Deletes a transaction that has moved no money (money §2, §7). */
export const DeleteTransactionConfirm = ({ params: { tx }, ...panel }: DialogPanelProps<"delete-transaction">) => {
  const { txId, player, toAmount, toCurrency } = tx;
  const { locale } = useLocale();
  return (
    <DecidesAbout kind="transaction-details" id={txId}>
      <ConfirmPanel
        {...panel}
        verb="Delete"
        noun="transaction"
        tone="danger"
        irreversible={{ reaches: "record" }}
        write={useDeleteTransaction()}
        input={{ query: { txId, playerCode: player.playerCode } }}
        success="Transaction deleted."
        record={{ name: transactionName(tx, locale), drawer: "transaction-details", id: txId }}
      >
        Delete the {kindInSentence(tx)} of{" "}
        <strong className="inline-block" dir="ltr">
          {amountText(toAmount, toCurrency, locale)}
        </strong>{" "}
        of player <strong>{player.playerCode}</strong>, transaction <strong className="wrap-anywhere">{txId}</strong>.
        No money moves. Lists filtered for deleted transactions still show it.
      </ConfirmPanel>
    </DecidesAbout>
  );
};
