import { Button } from "@backoffice/ui";
import { SubmitButton } from "@backoffice/ui/form";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
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
  onWay: (way: Way) => void;
  onDiscard: () => void;
  onClose: () => void;
};

const NOTHING = "Nothing was changed.";

/** Buttons of an entry: status changes and Save; Back for a new one, whose header has no link to the list. */
export const EntryFoot = ({
  formId,
  ways: { save, others, publishes },
  isNew,
  isDirty,
  pending,
  readOnlyReason,
  conflictReason,
  onWay,
  onDiscard,
  onClose,
}: EntryFootProps) => (
  <PanelFoot>
    {isNew && <Button onClick={onClose}>Back to the list</Button>}
    {isDirty && !isNew && !readOnlyReason && (
      <Button variant="ghost" reason={pending ? "Saving…" : undefined} onClick={onDiscard}>
        Discard changes
      </Button>
    )}
    <div className="flex-1" />
    {readOnlyReason ? (
      <p className="text-meta text-ink-muted">{readOnlyReason}</p>
    ) : (
      <>
        {others.map((way) => (
          <Button
            key={way.label}
            reason={pending ? "Saving…" : (conflictReason ?? (way.keepsPublished && !isDirty ? NOTHING : undefined))}
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
      </>
    )}
  </PanelFoot>
);
