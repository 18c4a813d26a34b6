import { AlertDialog as Radix } from "radix-ui";
import { useState } from "react";
import { cn } from "../../cn.ts";
import { KEYS, pressed } from "../../keys/keys.ts";
import { closingGuard } from "../closing-guard.ts";
import { ConfirmBody } from "./confirm-body.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog-props.ts";
import { DIALOG_LOOK, Scrim } from "../dialog/scrim.tsx";
import { useOpenWindow } from "../open-windows.ts";
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

  const change = (next: boolean) => !busy && onOpenChange(next);
  useOpenWindow(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
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
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Keeps Enter from a surrounding form, to which React events bubble.
            event.stopPropagation();
            if (!rest.submitShortcut || event.repeat || !pressed(event, KEYS.submit)) return;
            event.preventDefault();
            event.currentTarget.querySelector<HTMLElement>("[data-confirm]")?.click();
          }}
        >
          <ConfirmBody {...rest} busy={busy} onWorkingChange={setWorking} onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
