import { useDeleteBonusForm } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { formWaits } from "../list/form-waits.ts";

/** Shown when the server refuses without a message (content §8). */
const WORDS = { refused: "Failed to delete bonus form" };

/** Deletes a form without pending requests, then opens the form list (content §7). */
export const DeleteFormBonus = ({ params: { form }, ...panel }: DialogPanelProps<"delete-form-bonus">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="bonus form"
    name={form.uniqeId}
    tone="danger"
    irreversible={irreversibleWhere(form.status === "ACTIVE", form.uniqeId)}
    write={useDeleteBonusForm()}
    input={{ query: { bonusId: form.bonusId, opId: form.opId } }}
    success="Bonus form deleted."
    failure={{ words: WORDS }}
    after={{ goTo: "/bonus/form" }}
    reason={formWaits(form)}
  >
    Delete <strong>{form.title}</strong> ({form.uniqeId}) of{" "}
    <strong>
      <OperatorName opId={form.opId} />
    </strong>
    . Players can no longer request it. Decided requests stay in the history.
  </ConfirmPanel>
);
