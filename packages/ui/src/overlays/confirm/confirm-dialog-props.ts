import type { ReactNode } from "react";
import type { ConfirmNote } from "./confirm-fields.tsx";

/** Input of a confirmation. */
export type ConfirmAnswer = { note: string };

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, as verb and object: "Delete this bank?" */
  title: ReactNode;
  /** The consequence in one sentence; the only accessible description. */
  description?: ReactNode;
  /** An irreversible consequence, emphasised: "1,204 players lose their bonus." */
  consequence?: ReactNode;
  /** Fields of the confirmation. Without a `description`, leading text and `<p>` elements are the description. */
  children?: ReactNode;
  /** Repeats the verb: "Delete bank", not "OK". Without it the dialog can only be closed. */
  confirmLabel: string | undefined;
  cancelLabel?: string | undefined;
  tone?: "danger" | "primary" | undefined;
  /** 416 px wide, or 550 px wide and at least 250 px high; never wider than the window. */
  size?: "sm" | "md" | undefined;
  /** Seconds from opening until it can be confirmed, counted down on the button. */
  wait?: number | undefined;
  /** A word that must be typed exactly: a name, "DELETE". */
  typeToConfirm?: string | undefined;
  /** Label of a required check box: "I understand that this cannot be undone." */
  acknowledge?: string | undefined;
  /** Asks for a note, which is passed to `onConfirm`. */
  note?: ConfirmNote | undefined;
  /**
   * While a returned promise is pending the dialog is busy; it closes when the promise is fulfilled and
   * shows the error message when it is rejected. Without a promise the caller closes the dialog.
   */
  onConfirm: (answer: ConfirmAnswer) => void | Promise<unknown>;
  /** Focus starts in the first field even if it is optional, because users usually fill it in. */
  startsInField?: boolean | undefined;
  /** Ctrl or ⌘ with Enter confirms, as it submits a form; never for money. */
  submitShortcut?: boolean | undefined;
  pending?: boolean | undefined;
  disabledReason?: string | undefined;
};
