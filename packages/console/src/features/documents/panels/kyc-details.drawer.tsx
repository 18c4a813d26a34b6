import { DOCUMENT_STATUS } from "#entities/document/document-status.ts";
import { showKyc, useChangeKyc, type components } from "@backoffice/api-client";
import { Alert, cn } from "@backoffice/ui";
import { useState } from "react";
import { useDocumentChecks } from "#entities/document/checks/use-document-checks.ts";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { documentLabel, documentName, documentType } from "#entities/document/document-types.ts";
import { KycEditForm } from "./kyc-edit.form.tsx";
import { KycImageForm } from "./kyc-image.form.tsx";
import { FAILURE, isOffered, NOTE, REVIEW, reviewInput, reviewReason } from "../review.ts";
import { KycFacts } from "./kyc-facts.tsx";
import { KycPictures, picturesOf } from "./kyc-pictures.tsx";

type Schemas = components["schemas"];
/** The field being edited, and the document it belongs to: another document opens read-only. */
type Editing = { kycId: string; what: "facts" | Schemas["KycImageField"] };

const DocumentSentence = ({ item }: { item: Schemas["KycRecord"] }) => (
  <>
    <strong>{documentLabel(item.optionType)}</strong> of player <strong>{item.playerCode}</strong>.
  </>
);

const DocumentDecision = ({ item }: { item: Schemas["KycRecord"] }) => {
  const session = useSession();
  const write = useChangeKyc();
  return (
    <DecisionForm
      panel="kyc-details"
      id={item.kycId}
      noun="document"
      recordName={documentName(item)}
      decisions={REVIEW}
      write={write}
      failure={() => ({ title: FAILURE })}
      note={NOTE}
      checks={useDocumentChecks(item)}
      subject={<DocumentSentence item={item} />}
      offered={isOffered(item.optionType, item.kycStatus)}
      reason={(action) => reviewReason(item.kycStatus, action, session)}
      input={(action, note) => reviewInput(item, action, note)}
      actionOf={({ body }) => body.action}
    />
  );
};

/** A player's submission for one option type, to approve, reject and correct (shell §2.3, §4, §5). */
export const KycDetailsDrawer = ({ params: { kycId }, close }: DrawerPanelProps<"kyc-details">) => {
  const session = useSession();
  const [begun, setEditing] = useState<Editing>();
  const editing = begun?.kycId === kycId ? begun?.what : undefined;
  const stop = () => setEditing(undefined);

  const view = (item: Schemas["KycRecord"]) => (
    <div className="@container">
      <div className={cn("grid gap-6", picturesOf(item).length > 0 && "@min-[800px]:grid-cols-[3fr_2fr]")}>
        {/* First also in a narrow drawer: the decision is in view without scrolling past the images. */}
        <div className="min-w-0">
          {!documentType(item.optionType) && <Alert severity="caution">Unsupported KYC type</Alert>}
          <KycFacts item={item} />
          <DocumentDecision item={item} />
        </div>
        {picturesOf(item).length > 0 && (
          <div className="min-w-0 @min-[800px]:order-first">
            <KycPictures item={item} onChange={(what) => setEditing({ kycId: item.kycId, what })} />
          </div>
        )}
      </div>
    </div>
  );

  return (
    <RecordPanel
      noun="document"
      read={showKyc}
      input={kycId && { body: { kycId } }}
      inputOf={(id) => ({ body: { kycId: id } })}
      close={close}
      head={({ optionType, playerCode, kycStatus }) => ({
        name: documentLabel(optionType),
        subtitle: `Player ${playerCode}`,
        status: <StatusBadge status={kycStatus} of={DOCUMENT_STATUS} />,
      })}
      decides={({ optionType, kycStatus }) => isOffered(optionType, kycStatus)}
      actions={(item) => [
        editing === undefined &&
          documentType(item.optionType)?.facts !== undefined && {
            label: "Edit",
            reason: lacking(session, "edit_kyc"),
            onClick: () => setEditing({ kycId: item.kycId, what: "facts" }),
          },
      ]}
    >
      {(item) => {
        if (editing === undefined) return view(item);
        if (editing === "facts") return <KycEditForm item={item} close={stop} />;
        return <KycImageForm item={item} field={editing} close={stop} />;
      }}
    </RecordPanel>
  );
};
