import { useReconcileBetDebit, useShowBetDebit, type components } from "@backoffice/api-client";
import { ConfirmDialog, useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { useMoneySubmit } from "#kit/submit/use-money-submit.ts";
import { debitState } from "./debit-state.ts";
import { owedOf } from "./owed-of.ts";

type ReconcileProps = { debit: components["schemas"]["BetDebit"]; open: boolean; close: () => void };

const Reconcile = ({ debit: listed, open, close }: ReconcileProps) => {
  const { txId } = listed;
  const { locale } = useLocale();
  // What the list knows may be old.
  const { data: debit = listed } = useShowBetDebit({ body: { txId } }, { staleTime: 0 });
  const { playerCode } = debit.player;
  const { submit, pending, reason } = useMoneySubmit(useReconcileBetDebit(), {
    success: "Debit reconciled.",
    failure: "Unable To Reconcile Debit",
    onDone: close,
  });
  const say = (amount: number) => amountText(amount, debit.debitCurrency, locale);
  const owed = say(Number(owedOf(debit)));
  // What has just been reconciled here is no news.
  const settled = open && !pending && debitState(debit) !== "OPEN";
  const done = `This debit has already been reconciled by ${debit.settledByInfo?.nickname ?? "someone"}.`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Reconcile Bet Debit"
      tone="danger"
      confirmLabel={settled ? "Take" : `Take ${owed}`}
      pending={pending}
      // That it is done answers what an unknown outcome leaves open.
      disabledReason={settled ? done : reason}
      onConfirm={() => void submit({ body: { txId, playerCode } })}
    >
      {settled ? (
        <p>{done} Nothing is left to take.</p>
      ) : (
        <p>
          Take <strong>{owed}</strong> off player <strong>{playerCode}</strong> for bet{" "}
          <strong className="inline-block">{debit.betId}</strong>.
        </p>
      )}
      <p className="mt-2">
        {choiceWords(debit.debitReason)}: {say(debit.debitAmount)} in all, of which {say(debit.autoReconciledAmount)}{" "}
        were taken from deposits already.
      </p>
    </ConfirmDialog>
  );
};

/** Takes what is still owed off a player (money §2, §7). */
export const ReconcileBetDebitConfirm = ({ params: { debit }, open, close }: DialogPanelProps<"reconcile-bet-debit">) =>
  debit ? <Reconcile debit={debit} open={open} close={close} /> : null;
