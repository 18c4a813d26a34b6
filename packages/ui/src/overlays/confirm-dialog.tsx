import { AlertDialog as Radix } from "radix-ui";
import { useState, type ReactNode } from "react";
import { cn } from "../cn.ts";
import { ConfirmBody } from "./confirm-body.tsx";
import type { ConfirmNote } from "./confirm-fields.tsx";
import { DIALOG_LOOK, Scrim } from "./scrim.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const SIZES = { sm: "max-w-104", md: "max-w-[550px] min-h-[min(250px,80dvh)]" };

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
  /** Repeats the verb: "Delete bank", not "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: "danger" | "primary" | undefined;
  /** 416 px, or 550 px and at least 250 high; never wider than the window. */
  size?: keyof typeof SIZES | undefined;
  /** Seconds before it can be confirmed, counted down on the button from the moment it opens. */
  wait?: number | undefined;
  /** A word that must be typed first, exactly: a name, "DELETE". */
  typeToConfirm?: string | undefined;
  /** Asks for a note, which `onConfirm` is given. */
  note?: ConfirmNote | undefined;
  /**
   * A promise keeps the dialog busy; it closes when the promise is kept and shows the error's message
   * when it is broken. Without a promise the caller closes it.
   */
  onConfirm: (answer: ConfirmAnswer) => void | Promise<unknown>;
  pending?: boolean | undefined;
  disabledReason?: string | undefined;
};

/**
 * Asks before something that matters. Focus starts on Cancel when the tone is `danger`, and on the first
 * field while something is missing; Enter in a field never confirms; nothing closes it while it is pending.
 */
export const ConfirmDialog = ({ open, onOpenChange, pending = false, size = "sm", ...rest }: ConfirmDialogProps) => {
  const [working, setWorking] = useState(false);
  const returnFocus = useFocusReturn(open);
  const busy = pending || working;
  const asksFirst = Boolean(rest.disabledReason || rest.typeToConfirm !== undefined || rest.note?.required);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="confirm-dialog"
          className={cn(DIALOG_LOOK, SIZES[size])}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            const content = event.target as Element;
            const field = asksFirst && content.querySelector<HTMLElement>("textarea, input, select, [role=combobox]");
            if (rest.tone !== "primary" && !field) return;
            event.preventDefault();
            (field || content.querySelector<HTMLElement>("[data-confirm]"))?.focus();
          }}
          // A form around this component must not take Enter for its own.
          onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
        >
          <ConfirmBody {...rest} busy={busy} onWorkingChange={setWorking} onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
