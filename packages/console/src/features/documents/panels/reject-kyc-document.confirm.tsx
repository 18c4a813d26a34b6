import { useChangeKyc, useShowKyc } from "@backoffice/api-client";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { documentLabel } from "#entities/document/document-types.ts";
import { FAILURE, NOTE, REVIEW, reviewReason } from "../review.ts";

/** Rejects a player's document, with a note for the player (shell §2.3, content §5, §7). */
export const RejectKycDocument = ({
  params: {
    document: { kycId, playerId, playerCode },
  },
  ...panel
}: DialogPanelProps<"reject-kyc-document">) => {
  const session = useSession();
  // Another user may decide meanwhile.
  const { data: item, error } = useShowKyc({ body: { kycId } }, { staleTime: 0 });
  const unread = error ? `This document could not be loaded: ${error.message}` : "Wait until the document has loaded.";
  return (
    <DecisionPanel
      {...panel}
      title="Reject Document"
      decisions={REVIEW}
      decision="reject"
      noun="document"
      name="document"
      recordName={`${item ? documentLabel(item.optionType) : "Document"}, player ${playerCode}`}
      write={useChangeKyc()}
      failure={{ title: FAILURE }}
      queue={{ panel: "kyc-details", id: kycId }}
      note={NOTE}
      noteName="noteForThePlayer"
      input={(noteForThePlayer) => ({
        body: { action: "reject" as const, uuid: kycId, playerId, playerCode, noteForThePlayer },
      })}
      reason={item ? reviewReason(item.kycStatus, "reject", session) : unread}
    >
      <strong>{item ? documentLabel(item.optionType) : "document"}</strong> of player <strong>{playerCode}</strong>.
    </DecisionPanel>
  );
};
