import { useDeleteWithdrawGateway } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deletes a withdraw gateway, then opens the list of them (money §2). */
const DeleteWithdrawGateway = ({
  params: {
    gateway: { uuid, opId, provider, title },
  },
  ...panel
}: DialogPanelProps<"delete-withdraw-gateway">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="withdraw gateway"
    name={title.en}
    write={useDeleteWithdrawGateway()}
    input={{ query: { uuid, opId } }}
    success="Withdraw gateway deleted."
    goTo="/withdraw/gatewaysV2"
  >
    Delete <strong>{title.en}</strong> ({provider}) of{" "}
    <strong>
      <OperatorName opId={opId} />
    </strong>
    . Its players can no longer be paid out with it; what was paid out stays.
  </ConfirmPanel>
);

export default DeleteWithdrawGateway;
