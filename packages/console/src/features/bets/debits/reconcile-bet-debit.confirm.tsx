import { useReconcileBetDebit, useShowBetDebit } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { useDebitChecks } from "#entities/bet/checks/use-debit-checks.ts";
import { owedOf } from "#entities/bet/owed-of.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { debitState } from "./debit-state.ts";

/** Deducts the remaining debit from the player (money §2, §7). */
export const ReconcileBetDebitConfirm = ({
  params: { debit: listed },
  ...panel
}: DialogPanelProps<"reconcile-bet-debit">) => {
  const { txId } = listed;
  const { locale } = useLocale();
  const write = useReconcileBetDebit();
  // The list row may be stale.
  const { data: debit = listed } = useShowBetDebit({ body: { txId } }, { staleTime: 0 });
  const { playerCode } = debit.player;
  const amount = (value: number | string) => amountText(value, debit.debitCurrency, locale);
  const owed = amount(owedOf(debit));
  // Not while this dialog's own request is pending.
  const settled = panel.open && !write.pending && debitState(debit) !== "OPEN";
  const checked = useChecked(useDebitChecks(debit));
  const done = `This debit has already been reconciled by ${debit.settledByInfo?.nickname ?? "someone"}.`;
  return (
    <ConfirmPanel
      {...panel}
      title="Reconcile Bet Debit"
      verb="Deduct"
      noun="debit"
      confirmLabel={settled ? "Deduct" : `Deduct ${owed}`}
      write={write}
      input={{ body: { txId, playerCode } }}
      success="Debit reconciled."
      record={{ name: `${owed}, player ${playerCode}`, kind: "bet-debit", value: txId }}
      failure={{ title: "Unable To Reconcile Debit" }}
      reason={settled ? done : checked.waits}
      below={settled ? undefined : checked.strip}
    >
      {settled ? (
        <p>{done} Nothing remains to deduct.</p>
      ) : (
        <p>
          Deduct <strong dir="ltr">{owed}</strong> from player <strong>{playerCode}</strong> for bet{" "}
          <strong className="inline-block">{debit.betId}</strong>. {checked.against}
        </p>
      )}
      <p className="mt-2">
        {choiceWords(debit.debitReason)}: <bdi dir="ltr">{amount(debit.debitAmount)}</bdi> in total, of which{" "}
        <bdi dir="ltr">{amount(debit.autoReconciledAmount)}</bdi> was already deducted from deposits.
      </p>
    </ConfirmPanel>
  );
};
