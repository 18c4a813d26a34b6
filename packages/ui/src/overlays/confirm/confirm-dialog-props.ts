import type { ReactNode } from "react";
import type { ConfirmNote } from "./confirm-fields.tsx";

/** What was filled in when it was confirmed. */
export type ConfirmAnswer = { note: string };

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, as a verb and a thing: "Delete this bank?" */
  title: ReactNode;
  /** What will happen, in a sentence: this alone is read out as the description. */
  description?: ReactNode;
  /** What cannot be taken back, set apart: "1,204 players lose their bonus." */
  consequence?: ReactNode;
  /** Fields, if the answer needs them. Without a `description`, text and `<p>` at the beginning are one. */
  children?: ReactNode;
  /** Repeats the verb: "Delete bank", not "OK". Without it there is nothing to confirm any more, only to close. */
  confirmLabel: string | undefined;
  cancelLabel?: string | undefined;
  tone?: "danger" | "primary" | undefined;
  /** 416 px, or 550 px and at least 250 high; never wider than the window. */
  size?: "sm" | "md" | undefined;
  /** Seconds before it can be confirmed, counted down on the button from the moment it opens. */
  wait?: number | undefined;
  /** A word that must be typed first, exactly: a name, "DELETE". */
  typeToConfirm?: string | undefined;
  /** The label of a check box that must be ticked first: "I understand that this cannot be undone." */
  acknowledge?: string | undefined;
  /** Asks for a note, which `onConfirm` is given. */
  note?: ConfirmNote | undefined;
  /**
   * A promise keeps the dialog busy; it closes when the promise is kept and shows the error's message
   * when it is broken. Without a promise the caller closes it.
   */
  onConfirm: (answer: ConfirmAnswer) => void | Promise<unknown>;
  /** Focus starts in the first field also when nothing is missing: what is written there is optional, but usual. */
  startsInField?: boolean | undefined;
  pending?: boolean | undefined;
  disabledReason?: string | undefined;
};
