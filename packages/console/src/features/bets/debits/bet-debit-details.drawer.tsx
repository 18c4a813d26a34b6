import { listBetDebits, showBetDebit, type components } from "@backoffice/api-client";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { DebitFacts } from "./debit-facts.tsx";
import { DEBIT_STATE, debitState } from "./debit-state.ts";

/** What a player owes for a bet, and taking it (shell §3). */
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
        title: debit.txId,
        subtitle: `Player ${debit.player.playerCode}`,
        status: <StatusBadge status={debitState(debit)} of={DEBIT_STATE} />,
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
