import { useDecideBonusFormRequest, type components } from "@backoffice/api-client";
import { useBonusRequestChecks } from "#entities/bonus/checks/use-bonus-request-checks.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { Decisions } from "#kit/panels/decision.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { REJECTION, REJECTION_NOTE, REJECTION_WORDS, rejectionInput, requestName } from "./request-decisions.ts";
import { requestReason } from "./request-reason.ts";

type Action = "APPROVE" | "REJECT";

/** The approval is sent by its wizard. */
const DECISIONS: Decisions<Action> = {
  APPROVE: { verb: "Approve", success: "Bonus request approved.", tone: "primary" },
  ...REJECTION,
};
const FAILURES = {
  // Sent only from here again, after a bulk action.
  APPROVE: { title: "Unable To Approve Bonus Request" },
  REJECT: { title: "Unable To Reject Bonus Request", words: REJECTION_WORDS },
};
const NEEDS_NOTE: readonly Action[] = ["REJECT"];

type RequestDecisionProps = { request: components["schemas"]["BonusFormRequest"] };

/** Rejects a bonus request in its drawer, or opens the wizard that approves it (content §4, money §4). */
export const RequestDecision = ({ request }: RequestDecisionProps) => {
  const session = useSession();
  const panels = usePanels();
  const write = useDecideBonusFormRequest();
  return (
    <DecisionForm
      panel="bonus-request-details"
      id={request.requestId}
      noun="bonus request"
      recordName={requestName(request)}
      decisions={DECISIONS}
      write={write}
      failure={(action) => FAILURES[action]}
      note={{ ...REJECTION_NOTE, help: "Only for a rejection." }}
      noteRequiredFor={NEEDS_NOTE}
      checks={useBonusRequestChecks(request)}
      offered={request.status === "PENDING"}
      reason={() => requestReason(request) ?? lacking(session, "decide_bonus_requests")}
      // An approval has an amount, which is chosen in steps.
      instead={(action) => (action === "APPROVE" ? () => panels.open("approve-bonus-request", { request }) : undefined)}
      input={(_action, note) => rejectionInput(request, note)}
      actionOf={({ body }) => body.action}
    />
  );
};
