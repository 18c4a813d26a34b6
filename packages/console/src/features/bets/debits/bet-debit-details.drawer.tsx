import { listBetDebits, showBetDebit, type components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { DebitFacts } from "./debit-facts.tsx";
import { DEBIT_STATE, debitState } from "./debit-state.ts";
import { owedOf } from "#entities/bet/owed-of.ts";

/** A player's debit for a wrongly paid bet, with Reconcile while it is open (shell §3). */
export const BetDebitDetailsDrawer = ({ params: { debit: txId }, close }: DrawerPanelProps<"bet-debit-details">) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <RecordPanel
      noun="debit"
      read={showBetDebit}
      input={txId && { body: { txId } }}
      placeholder={useListed<components["schemas"]["BetDebit"]>(listBetDebits, (row) => row.txId === txId)}
      close={close}
      head={(debit) => ({
        title: "Bet Debit",
        subtitle: `Bet ${debit.betId} · Player ${debit.player.playerCode}`,
        status: <StatusBadge status={debitState(debit)} of={DEBIT_STATE} />,
        figures: [
          { label: "Debit", value: <Amount value={debit.debitAmount} currency={debit.debitCurrency} /> },
          { label: "Remaining", value: <Amount value={owedOf(debit)} currency={debit.debitCurrency} /> },
        ],
      })}
      actions={(debit) => [
        debitState(debit) === "OPEN" && {
          label: "Reconcile…",
          primary: true,
          reason: lacking(session, "reconcile_bet_debits"),
          onClick: () => panels.open("reconcile-bet-debit", { debit }),
        },
      ]}
    >
      {(debit) => <DebitFacts debit={debit} />}
    </RecordPanel>
  );
};
