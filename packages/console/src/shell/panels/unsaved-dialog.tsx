import { ConfirmDialog } from "@backoffice/ui";
import type { LeaveQuestion } from "./use-leave-question.ts";

/** Asks before unsaved input is lost, or while it is being saved. */
const UnsavedDialog = ({ isSaving, leave, stay }: LeaveQuestion) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && stay()}
    title={isSaving ? "Saving…" : "Discard your changes?"}
    tone="danger"
    confirmLabel={isSaving ? "Leave" : "Discard changes"}
    cancelLabel={isSaving ? "Wait" : "Keep editing"}
    onConfirm={leave}
  >
    {isSaving
      ? "Your changes are being saved. Wait for the answer, or leave: you are told the result in a message."
      : "Your changes have not been saved."}
  </ConfirmDialog>
);

export default UnsavedDialog;
