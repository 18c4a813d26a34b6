import { listBetDebits, useShowBetDebit, type components } from "@backoffice/api-client";
import { Badge, Button, JsonView, TabPanel, Tabs } from "@backoffice/ui";
import { useState } from "react";
import type { PanelProps } from "../../../kit/define-module.ts";
import { PanelFoot, PanelHead } from "../../../kit/panel-frame.tsx";
import { usePanels } from "../../../kit/panels.ts";
import { Missing, Record } from "../../../kit/record-states.tsx";
import { isSuperAdmin, lacking, useSession } from "../../../kit/session.ts";
import { useListed } from "../../../kit/use-listed.ts";
import { DebitFacts } from "./debit-facts.tsx";
import { DEBIT_STATE, debitState } from "./debit-state.ts";

type BetDebit = components["schemas"]["BetDebit"];

const Loaded = ({ debit }: { debit: BetDebit }) => {
  const panels = usePanels();
  const session = useSession();
  const [tab, setTab] = useState("details");
  const state = debitState(debit);
  return (
    <>
      <PanelHead
        title={debit.txId}
        subtitle={`Player ${debit.player.playerCode}`}
        status={<Badge tone={DEBIT_STATE[state].tone}>{DEBIT_STATE[state].label}</Badge>}
      />
      <Tabs
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "details", label: "Details" },
          { value: "json", label: "JSON", hidden: !isSuperAdmin(session) },
        ]}
      >
        <TabPanel value="details">
          <DebitFacts debit={debit} />
        </TabPanel>
        <TabPanel value="json">
          <JsonView value={debit} />
        </TabPanel>
      </Tabs>
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
export const BetDebitDetailsDrawer = ({ params, close }: PanelProps<"bet-debit-details">) =>
  params.debit ? <Shown txId={params.debit} close={close} /> : <Missing noun="debit" close={close} />;
