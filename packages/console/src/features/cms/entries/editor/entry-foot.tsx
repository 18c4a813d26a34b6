import { Button } from "@backoffice/ui";
import { SubmitButton } from "@backoffice/ui/form";
import { Eye } from "lucide-react";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { MoreActions, type MoreAction } from "#kit/records/more-actions.tsx";
import type { Way, Ways } from "./status-ways.ts";

type EntryFootProps = {
  formId: string;
  ways: Ways;
  isNew: boolean;
  isDirty: boolean;
  pending: boolean;
  /** Reason why nothing can be saved. */
  readOnlyReason: string | undefined;
  /** Reason why nothing can be saved yet. */
  conflictReason: string | undefined;
  previewed: boolean;
  onPreview: () => void;
  /** Further actions, after the less frequent status changes. */
  more: readonly MoreAction[];
  onWay: (way: Way) => void;
  onDiscard: () => void;
  onClose: () => void;
};

const NOTHING = "Nothing has changed.";

/** Buttons of an entry: preview and less frequent status changes left, saving right. */
export const EntryFoot = ({
  formId,
  ways: { save, others, publishes },
  isNew,
  isDirty,
  pending,
  readOnlyReason,
  conflictReason,
  previewed,
  onPreview,
  more,
  onWay,
  onDiscard,
  onClose,
}: EntryFootProps) => {
  const saving = pending ? "Saving…" : conflictReason;
  const inMore = [
    ...others
      .filter((way) => way.inMore)
      .map((way) => ({ label: way.label, reason: readOnlyReason ?? saving, onClick: () => onWay(way) })),
    ...more,
  ];
  return (
    <PanelFoot>
      {isNew && <Button onClick={onClose}>Back to the list</Button>}
      <Button aria-pressed={previewed} onClick={onPreview}>
        <Eye size={14} strokeWidth={1.75} aria-hidden />
        Preview
      </Button>
      {inMore.length > 0 && <MoreActions actions={inMore} />}
      {isDirty && !isNew && !readOnlyReason && (
        <Button variant="ghost" reason={pending ? "Saving…" : undefined} onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      {readOnlyReason ? (
        <p className="ms-auto text-meta text-ink-muted">{readOnlyReason}</p>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2">
          {others
            .filter((way) => !way.inMore)
            .map((way) => (
              <Button
                key={way.label}
                reason={saving ?? (way.keepsPublished && !isDirty ? NOTHING : undefined)}
                onClick={() => onWay(way)}
              >
                {way.label}
              </Button>
            ))}
          <SubmitButton
            formId={formId}
            pending={pending}
            reason={conflictReason ?? (isDirty || isNew || publishes ? undefined : NOTHING)}
          >
            {save.label}
          </SubmitButton>
        </div>
      )}
    </PanelFoot>
  );
};
