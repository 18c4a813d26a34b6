import { showKyc, useChangeKyc } from "@backoffice/api-client";
import { Alert, cn } from "@backoffice/ui";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { documentLabel, documentType } from "../document-types.ts";
import { DOCUMENT_STATUS, FAILURE, isOffered, NOTE, REVIEW, reviewInput, reviewReason } from "../review.ts";
import { KycFacts } from "./kyc-facts.tsx";
import { KycPictures, picturesOf } from "./kyc-pictures.tsx";

/** What a player handed in for one option type, with Approve and Reject (shell §2.3, §4). */
const KycDetailsDrawer = ({ params: { kycId }, close }: DrawerPanelProps<"kyc-details">) => {
  const session = useSession();
  const write = useChangeKyc();
  return (
    <RecordPanel
      noun="document"
      read={showKyc}
      input={kycId && { body: { kycId } }}
      close={close}
      head={({ optionType, playerCode, kycStatus }) => ({
        title: documentLabel(optionType),
        subtitle: `Player ${playerCode}`,
        status: <StatusBadge status={kycStatus} of={DOCUMENT_STATUS} />,
      })}
    >
      {(item) => (
        <div className="@container">
          <div className={cn("grid gap-6", picturesOf(item).length > 0 && "@min-[800px]:grid-cols-[3fr_2fr]")}>
            <KycPictures item={item} />
            <div className="min-w-0">
              {!documentType(item.optionType) && <Alert severity="caution">Unsupported KYC type</Alert>}
              <KycFacts item={item} />
              <DecisionForm
                panel="kyc-details"
                id={item.kycId}
                noun="document"
                decisions={REVIEW}
                write={write}
                failure={FAILURE}
                note={NOTE}
                offered={isOffered(item.optionType, item.kycStatus)}
                reason={(action) => reviewReason(item.kycStatus, action, session)}
                input={(action, note) => reviewInput(item, action, note)}
              >
                <strong>{documentLabel(item.optionType)}</strong> of player <strong>{item.playerCode}</strong>. Once
                rejected, the player can hand in another one.
              </DecisionForm>
            </div>
          </div>
        </div>
      )}
    </RecordPanel>
  );
};

export default KycDetailsDrawer;
