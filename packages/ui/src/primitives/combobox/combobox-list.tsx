import { Popover } from "radix-ui";
import type { KeyboardEvent, RefObject } from "react";
import { cn } from "../../cn.ts";
import { ComboboxOptions, type ComboboxOptionsProps } from "./combobox-options.tsx";

type ComboboxListProps = ComboboxOptionsProps & {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: (how: { returnsFocus: boolean }) => void;
  /** Width in pixels; by default at least that of the trigger. */
  width: number | undefined;
};

const { DOCUMENT_POSITION_FOLLOWING: AFTER, DOCUMENT_POSITION_PRECEDING: BEFORE } = Node;

/** Whether `list` has no further tab stop in the direction of the key. */
const leaves = (list: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean => {
  const focused = document.activeElement;
  return (
    key === "Tab" &&
    ![...list.querySelectorAll("input,button,[tabindex='0']")].some(
      (stop) => ((focused?.compareDocumentPosition(stop) ?? 0) & (shiftKey ? BEFORE : AFTER)) !== 0,
    )
  );
};

/** Popover of an open combobox, loaded on hover or focus of the trigger. */
const ComboboxList = ({ trigger, onClose, width, ...options }: ComboboxListProps) => {
  const dismiss = () => {
    const focused = document.activeElement;
    // A control that was clicked to close the list keeps the focus.
    const isInside = Boolean(focused?.closest("[data-slot=combobox-popover]"));
    onClose({ returnsFocus: focused === document.body || isInside });
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && dismiss()}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Popover.Content
          data-slot="combobox-popover"
          // The list inside has its own role.
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The trigger closes the list itself.
          onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            const box = options.begun ? (event.target as Element).querySelector("input") : null;
            if (!box) return;
            // Places the cursor after the letter, which Radix would select.
            event.preventDefault();
            box.focus({ preventScroll: true });
            box.setSelectionRange(box.value.length, box.value.length);
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The popover is at the end of the document, so Tab continues from the trigger.
          onKeyDown={(event) => leaves(event.currentTarget, event) && onClose({ returnsFocus: true })}
          style={width === undefined ? undefined : { width }}
          className={cn(
            "z-50 flex max-h-(--radix-popover-content-available-height) flex-col overflow-hidden rounded-md bg-raised text-start text-body text-ink shadow-float outline-none animate-pop",
            width === undefined && "w-max max-w-88 min-w-[max(12rem,var(--radix-popover-trigger-width))]",
          )}
        >
          <ComboboxOptions {...options} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default ComboboxList;
