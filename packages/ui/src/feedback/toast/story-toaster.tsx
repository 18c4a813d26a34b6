import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Toaster } from "./toaster.tsx";
import { fn } from "storybook/test";

export const undo = fn();

export const cards = () => document.querySelectorAll("[data-slot=toast]");

/** Toasts while a dialog is open. */
export const OverADialog = () => (
  <>
    <Toaster />
    <Dialog open onOpenChange={undo} title="Rename the view">
      Everyone sees the new name.
    </Dialog>
  </>
);
