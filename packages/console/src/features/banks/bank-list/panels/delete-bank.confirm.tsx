import { useDeleteBank } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deletes a bank, then opens the bank list with its query string (money §2). */
export const DeleteBank = ({ params: { bank }, ...panel }: DialogPanelProps<"delete-bank">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="bank"
    name={bank.key}
    irreversible={{ reaches: "record" }}
    write={useDeleteBank()}
    input={{ query: { uuid: bank.uuid, opId: bank.opId } }}
    success="Bank deleted."
    after={{ goTo: "/withdraw/bank-list" }}
  >
    Delete <strong>{bank.bankName.en}</strong> ({bank.key}) of{" "}
    <strong>
      <OperatorName opId={bank.opId} />
    </strong>
    . Players can no longer choose it for a withdrawal.
  </ConfirmPanel>
);
