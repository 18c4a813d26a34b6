import { Alert } from "../../feedback/alert.tsx";
import { formatRelative } from "../../display/locale/format-date-time.ts";
import { Button } from "../../primitives/button/button.tsx";
import { useState } from "react";
import type { OfferedDraft } from "./use-draft.ts";

export type DraftNoticeProps = {
  /** `isSent`: the draft was submitted, and it is unknown whether it was saved. */
  draft: (OfferedDraft & { isSent?: boolean }) | undefined;
  locale?: string | undefined;
};

/** Offers to restore an unsaved draft; renders nothing without a draft. */
export const DraftNotice = ({ draft, locale = "en" }: DraftNoticeProps) => {
  const [now] = useState(() => Date.now());
  if (!draft) return null;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button size="sm" onClick={draft.restore}>
            Restore
          </Button>
          <Button size="sm" variant="ghost" onClick={draft.discard}>
            Discard
          </Button>
        </>
      }
    >
      {draft.isSent
        ? `Changes from ${formatRelative(draft.at, now, locale)} were sent, but no response came. They may have been saved: check before you send them again.`
        : `Changes from ${formatRelative(draft.at, now, locale)} were not saved.`}
    </Alert>
  );
};
