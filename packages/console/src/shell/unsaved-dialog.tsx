import { ConfirmDialog } from "@backoffice/ui";
import type { Blocker } from "react-router";
import { releaseUnsaved } from "../kit/unsaved.ts";

/** Asks before something typed is lost. */
const UnsavedDialog = ({ blocker }: { blocker: Blocker }) => (
  <ConfirmDialog
    open={blocker.state === "blocked"}
    onOpenChange={(open) => !open && blocker.reset?.()}
    title="Discard your changes?"
    tone="danger"
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
    onConfirm={() => {
      releaseUnsaved();
      blocker.proceed?.();
    }}
  >
    What you typed here has not been saved.
  </ConfirmDialog>
);

export default UnsavedDialog;
