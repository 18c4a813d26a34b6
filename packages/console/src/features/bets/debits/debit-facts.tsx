import type { components } from "@backoffice/api-client";
import { FactGroups, Id } from "@backoffice/ui";
import { BetLink } from "#entities/bet/bet-link.tsx";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { debitState } from "./debit-state.ts";

type DebitFactsProps = { debit: components["schemas"]["BetDebit"] };

/** The documented facts of a debit below its figures (shell §3). */
export const DebitFacts = ({ debit }: DebitFactsProps) => {
  const amount = (value: number) => <Amount value={value} currency={debit.debitCurrency} />;
  return (
    <FactGroups
      groups={[
        {
          title: "Debit",
          items: [
            { label: "Reason", value: choiceWords(debit.debitReason) },
            { label: "Bet", value: <BetLink betId={debit.betId} /> },
            { label: "Deducted automatically", value: amount(debit.autoReconciledAmount) },
            { label: "Deducted by staff", value: amount(debit.reconciledAmount) },
            { label: "Deposit notification", value: debit.notificationWasSentAfterNewDeposit ? "Yes" : "No" },
          ],
        },
        {
          title: "Player",
          items: [
            { label: "Player", value: <PlayerLink {...debit.player} /> },
            { label: <OperatorLabel />, value: <OperatorLink opId={debit.opId} /> },
          ],
        },
        {
          title: "Reconciliation",
          items:
            debitState(debit) === "OPEN"
              ? []
              : [
                  { label: "Reconciled", value: debit.settledAt && <Moment value={debit.settledAt} /> },
                  { label: "Reconciled by", value: debit.settledByInfo?.nickname ?? debit.settledBy },
                ],
        },
      ]}
      metadata={[
        <>
          Transaction <Id value={debit.txId} />
        </>,
        <>
          Request <Id value={debit.debitRequestId} />
        </>,
        stamp("Created", debit.createdAt),
      ]}
    />
  );
};
