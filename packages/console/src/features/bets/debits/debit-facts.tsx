import type { components } from "@backoffice/api-client";
import { DescriptionList, Id } from "@backoffice/ui";
import { BetLink } from "#entities/bet/bet-link.tsx";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { owedOf } from "./owed-of.ts";

type DebitFactsProps = { debit: components["schemas"]["BetDebit"] };

/** Everything that is known of a debit (shell §3). */
export const DebitFacts = ({ debit }: DebitFactsProps) => {
  const amount = (value: number | string) => <Amount value={value} currency={debit.debitCurrency} />;
  return (
    <DescriptionList
      items={[
        { label: "Player", value: <PlayerLink {...debit.player} /> },
        { label: <OperatorLabel />, value: <OperatorLink opId={debit.opId} /> },
        { label: "Bet", value: <BetLink betId={debit.betId} /> },
        { label: "Reason", value: choiceWords(debit.debitReason) },
        { label: "Debit", value: amount(debit.debitAmount) },
        { label: "Taken by itself", value: amount(debit.autoReconciledAmount) },
        { label: "Taken by staff", value: amount(debit.reconciledAmount) },
        { label: "Remaining", value: amount(owedOf(debit)) },
        {
          label: "Transaction",
          value: <Id value={debit.txId} whole />,
        },
        {
          label: "Request",
          value: <Id value={debit.debitRequestId} whole />,
        },
        { label: "Deposit notification", value: debit.notificationWasSentAfterNewDeposit ? "Yes" : "No" },
        { label: "Created", value: <Moment value={debit.createdAt} /> },
        { label: "Reconciled", value: debit.settledAt && <Moment value={debit.settledAt} /> },
        { label: "Reconciled by", value: debit.settledByInfo?.nickname ?? debit.settledBy },
      ]}
    />
  );
};
