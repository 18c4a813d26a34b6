import { useDecideBonusFormRequest, useShowBonusFormRequest } from "@backoffice/api-client";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { REJECTION, REJECTION_NOTE, REJECTION_WORDS, rejectionInput, requestName } from "./request-decisions.ts";
import { requestReason } from "./request-reason.ts";

/** Rejects a bonus request with a note (content §4, §7). */
export const RejectBonusRequest = ({
  params: { request: opened },
  ...panel
}: DialogPanelProps<"reject-bonus-request">) => {
  const { requestId, playerCode, bonusTitle } = opened;
  // Someone else may decide meanwhile.
  const { data: request = opened } = useShowBonusFormRequest({ body: { requestId } }, { staleTime: 0 });
  return (
    <DecisionPanel
      {...panel}
      title="Reject Bonus Request"
      decisions={REJECTION}
      decision="REJECT"
      noun="bonus request"
      name="request"
      recordName={requestName(opened)}
      write={useDecideBonusFormRequest()}
      queue={{ panel: "bonus-request-details", id: requestId }}
      note={REJECTION_NOTE}
      noteName="note"
      failure={{ words: REJECTION_WORDS }}
      reason={requestReason(request)}
      input={(note) => rejectionInput(opened, note)}
    >
      the request of player <strong>{playerCode}</strong> for <strong>{bonusTitle}</strong>.
    </DecisionPanel>
  );
};
