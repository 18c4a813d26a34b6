import { Alert, cn } from "@backoffice/ui";
import { DraftNotice } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import type { FormDraft } from "./form-draft.ts";

type DraftNoticesProps = {
  draft: Pick<FormDraft, "offered" | "isLost">;
  /** Why drafts cannot be restored. */
  readOnlyReason?: ReactNode;
  className?: string;
};

/** The drafts of a form above its fields, and whether what is typed now cannot be kept. Renders nothing without both. */
export const DraftNotices = ({ draft: { offered, isLost }, readOnlyReason, className }: DraftNoticesProps) => {
  if (offered.length === 0 && !isLost) return null;
  return (
    <div className={cn("flex flex-col gap-2", className)}>
      {isLost && (
        <Alert severity="caution">
          This browser cannot keep your changes: its storage is full or blocked. Save before you leave.
        </Alert>
      )}
      {offered.map((it) => (
        <DraftNotice key={it.key} draft={it} readOnlyReason={readOnlyReason} nameOf={fieldWords} />
      ))}
    </div>
  );
};
