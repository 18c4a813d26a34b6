import { AlertDialog as Radix } from "radix-ui";
import { useState } from "react";
import { cn } from "../../cn.ts";
import { closingGuard } from "../closing-guard.ts";
import { ConfirmBody } from "./confirm-body.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog-props.ts";
import { DIALOG_LOOK, Scrim } from "../dialog/scrim.tsx";
import { useFocusReturn } from "../use-focus-return.ts";

const firstField = (content: Element): HTMLElement | null =>
  content.querySelector<HTMLElement>("[aria-required=true]") ??
  content.querySelector<HTMLElement>("textarea, input, select, [role=combobox]");

const SIZES = { sm: "max-w-104", md: "max-w-[550px] min-h-[min(250px,80dvh)]" };

/**
 * Asks for confirmation. Focus starts on Cancel if the tone is `danger`, and on the first required field, or the first
 * field, while input is missing. Enter in a field never confirms. The dialog cannot be closed while it is pending.
 */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  pending = false,
  startsInField = false,
  size = "sm",
  ...rest
}: ConfirmDialogProps) => {
  const [working, setWorking] = useState(false);
  const returnFocus = useFocusReturn(open);
  const busy = pending || working;
  const asksFirst =
    startsInField ||
    Boolean(rest.disabledReason || (rest.typeToConfirm ?? rest.acknowledge) !== undefined || rest.note?.required);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="confirm-dialog"
          className={cn(DIALOG_LOOK, SIZES[size])}
          {...closingGuard(open)}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            const content = event.target as Element;
            const field = asksFirst && firstField(content);
            if (rest.tone !== "primary" && !field) return;
            event.preventDefault();
            (field || content.querySelector<HTMLElement>("[data-confirm]"))?.focus();
          }}
          // Keeps Enter from a surrounding form, to which React events bubble.
          onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
        >
          <ConfirmBody {...rest} busy={busy} onWorkingChange={setWorking} onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
