import { useDeleteDepositGateway } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deletes a deposit gateway, then opens the list of them (money §2). */
export const DeleteDepositGateway = ({
  params: {
    gateway: { uuid, opId, provider, title, status },
  },
  ...panel
}: DialogPanelProps<"delete-deposit-gateway">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="deposit gateway"
    name={title.en}
    irreversible={irreversibleWhere(status === "ACTIVE", title.en)}
    write={useDeleteDepositGateway()}
    input={{ query: { uuid, opId } }}
    success="Deposit gateway deleted."
    after={{ goTo: "/deposit/gatewaysV2" }}
  >
    Delete <strong>{title.en}</strong> ({provider}) of{" "}
    <strong>
      <OperatorName opId={opId} />
    </strong>
    . Players can no longer pay in with it. Existing deposits stay.
  </ConfirmPanel>
);
