import { useDeleteBonus } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Shown when the server refuses without a message (content §8). */
const WORDS = { refused: "Failed to delete bonus" };

/** Deletes a bonus that no player is using, then opens the bonus list (content §7). */
export const DeleteDepositBonus = ({ params: { bonus }, ...panel }: DialogPanelProps<"delete-deposit-bonus">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="bonus"
    name={bonus.uniqeId}
    tone="danger"
    irreversible={irreversibleWhere(bonus.status === "ACTIVE", bonus.uniqeId)}
    write={useDeleteBonus()}
    input={{ query: { bonusId: bonus.bonusId, opId: bonus.opId } }}
    success="Bonus deleted."
    failure={{ words: WORDS }}
    after={{ goTo: "/bonus/list" }}
  >
    Delete <strong>{bonus.title}</strong> ({bonus.uniqeId}) of{" "}
    <strong>
      <OperatorName opId={bonus.opId} />
    </strong>
    . Players can no longer claim it. Players keep what they have claimed.
  </ConfirmPanel>
);
