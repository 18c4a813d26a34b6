import { listBetDebits, useShowBetDebit, type components } from "@backoffice/api-client";
import { Badge, Button } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { useListed } from "#kit/records/use-listed.ts";
import { DebitFacts } from "./debit-facts.tsx";
import { DEBIT_STATE, debitState } from "./debit-state.ts";

type BetDebit = components["schemas"]["BetDebit"];

const Loaded = ({ debit }: { debit: BetDebit }) => {
  const panels = usePanels();
  const session = useSession();
  const state = debitState(debit);
  return (
    <>
      <PanelHead
        title={debit.txId}
        subtitle={`Player ${debit.player.playerCode}`}
        status={<Badge tone={DEBIT_STATE[state].tone}>{DEBIT_STATE[state].label}</Badge>}
      />
      <DetailsAndJson record={debit}>
        <DebitFacts debit={debit} />
      </DetailsAndJson>
      {state === "OPEN" && (
        <PanelFoot>
          <div className="flex-1" />
          <Button
            variant="primary"
            reason={lacking(session, "reconcile_bet_debits")}
            onClick={() => panels.open("reconcile-bet-debit", { debit })}
          >
            Reconcile…
          </Button>
        </PanelFoot>
      )}
    </>
  );
};

const Shown = ({ txId, close }: { txId: string; close: () => void }) => {
  const listed = useListed<BetDebit>(listBetDebits, (row) => row.txId === txId);
  const query = useShowBetDebit({ body: { txId } }, { staleTime: 0, placeholderData: listed });
  return (
    <Record noun="debit" query={query} close={close}>
      {(debit) => <Loaded debit={debit} />}
    </Record>
  );
};

/** What a player owes for a bet, and taking it (shell §3). */
export const BetDebitDetailsDrawer = ({ params, close }: DrawerPanelProps<"bet-debit-details">) =>
  params.debit ? <Shown txId={params.debit} close={close} /> : <Missing noun="debit" close={close} />;
