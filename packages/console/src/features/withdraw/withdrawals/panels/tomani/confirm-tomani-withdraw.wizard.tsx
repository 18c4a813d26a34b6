import { useListTomaniGateways, useShowWithdrawal } from "@backoffice/api-client";
import { Button, EmptyState } from "@backoffice/ui";
import { Waypoints } from "lucide-react";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { TITLE, TomaniSteps } from "./tomani-steps.tsx";

/** Approves a withdrawal through one of Tomani's gateways, in two or three steps (money §2, §4). */
export const ConfirmTomaniWithdraw = ({ params: { tx }, open, close }: DialogPanelProps<"confirm-tomani-withdraw">) => {
  const gateways = useListTomaniGateways({ query: { opId: tx.opId } });
  // Another user may decide meanwhile, or the player cancel it.
  const { data: now = tx } = useShowWithdrawal({ body: { txId: tx.txId } }, { staleTime: 0 });
  return (
    <DecidesAbout kind="transaction-details" id={tx.txId}>
      <DialogFrame open={open} close={close} title={TITLE}>
        <RecordStates noun="list of gateways" query={gateways} close={close}>
          {(found) =>
            found.length === 0 ? (
              <>
                <EmptyState icon={Waypoints} title="There are no gateways available for this operator.">
                  Tomani confirms a withdrawal only through one of its gateways. It can still be rejected.
                </EmptyState>
                <PanelFoot>
                  <Button onClick={close}>Close</Button>
                </PanelFoot>
              </>
            ) : (
              <TomaniSteps tx={tx} now={now} gateways={found} open={open} close={close} />
            )
          }
        </RecordStates>
      </DialogFrame>
    </DecidesAbout>
  );
};
