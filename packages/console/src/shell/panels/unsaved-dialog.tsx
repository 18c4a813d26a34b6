import { ConfirmDialog } from "@backoffice/ui";
import type { BlockedNavigation } from "./use-leave-guard.ts";

/** The unsaved-changes dialog, which asks before input is lost. */
const UnsavedDialog = ({ discard, stay }: BlockedNavigation) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && stay()}
    title="Discard your changes?"
    tone="danger"
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={discard}
  >
    Your changes have not been saved.
  </ConfirmDialog>
);

export default UnsavedDialog;
