import { useDecideBonusFormRequest, useShowBonusFormRequest } from "@backoffice/api-client";
import type { Decisions } from "#kit/panels/decision.ts";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { requestReason } from "./request-reason.ts";

const DECISIONS: Decisions<"REJECT"> = {
  REJECT: { verb: "Reject", success: "Bonus request rejected.", outcome: "Nothing is paid.", tone: "danger" },
};

/** Reason of the rejection (content §5; length: money §9). */
const NOTE = { label: "Note", required: true, max: 200 };

/** Shown when the server refuses without a message (content §8). */
const WORDS = { refused: "Failed to reject bonus request" };

/** Rejects a bonus request with a note (content §4, §7). */
const RejectBonusRequest = ({ params: { request: opened }, ...panel }: DialogPanelProps<"reject-bonus-request">) => {
  const { requestId, opId, bonusId, playerCode, bonusTitle } = opened;
  // Someone else may decide meanwhile.
  const { data: request = opened } = useShowBonusFormRequest({ body: { requestId } }, { staleTime: 0 });
  return (
    <DecisionPanel
      {...panel}
      title="Reject Bonus Request"
      decisions={DECISIONS}
      decision="REJECT"
      noun="bonus request"
      name="request"
      write={useDecideBonusFormRequest()}
      queue={{ panel: "bonus-request-details", id: requestId }}
      note={NOTE}
      noteName="note"
      failure={{ words: WORDS }}
      reason={requestReason(request)}
      input={(note) => ({
        query: { bonusId, opId },
        body: { opId, action: "REJECT" as const, bonusId, playerCode, note },
      })}
    >
      the request of player <strong>{playerCode}</strong> for <strong>{bonusTitle}</strong>.
    </DecisionPanel>
  );
};

export default RejectBonusRequest;
