import { useDeleteFlow } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Shown when the server refuses without a message (content §8). */
const WORDS = { refused: "Failed to delete flow" };

/** Deletes a flow with its steps and statistics, then opens the flow list (content §2, §7). */
export const DeleteFlow = ({ params: { flow }, ...panel }: DialogPanelProps<"delete-flow">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="flow"
    tone="danger"
    irreversible={irreversibleWhere(flow.status === "ACTIVE", flow.title)}
    write={useDeleteFlow()}
    input={{ body: { flowId: flow.flowId } }}
    success="Flow deleted."
    failure={{ words: WORDS }}
    after={{ goTo: "/flows" }}
    consequence={flow.status === "ACTIVE" ? "The flow is running. It stops immediately." : undefined}
  >
    Delete <strong>{flow.title}</strong> of{" "}
    <strong>
      <OperatorName opId={flow.opId} />
    </strong>{" "}
    with its steps and counts.
  </ConfirmPanel>
);
