import { Popover } from "radix-ui";
import type { KeyboardEvent, RefObject } from "react";
import { cn } from "../../cn.ts";
import { ComboboxOptions, type ComboboxOptionsProps } from "./combobox-options.tsx";

type ComboboxListProps = ComboboxOptionsProps & {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: (how: { returnsFocus: boolean }) => void;
  /** In pixels; at least as wide as the trigger without it. */
  width: number | undefined;
};

const { DOCUMENT_POSITION_FOLLOWING: AFTER, DOCUMENT_POSITION_PRECEDING: BEFORE } = Node;

/** Whether Tab has nothing more to reach in `list`, in its direction. */
const leaves = (list: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean => {
  const focused = document.activeElement;
  return (
    key === "Tab" &&
    ![...list.querySelectorAll("input,button,[tabindex='0']")].some(
      (stop) => ((focused?.compareDocumentPosition(stop) ?? 0) & (shiftKey ? BEFORE : AFTER)) !== 0,
    )
  );
};

/** The popover of an open combobox, loaded when the pointer or the focus comes to the trigger. */
const ComboboxList = ({ trigger, onClose, width, ...options }: ComboboxListProps) => {
  const dismiss = () => {
    const focused = document.activeElement;
    // Another control that was pressed has the focus already, and keeps it.
    const isInside = Boolean(focused?.closest("[data-slot=combobox-popover]"));
    onClose({ returnsFocus: focused === document.body || isInside });
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && dismiss()}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Popover.Content
          data-slot="combobox-popover"
          // The list inside has a role of its own.
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // A click on the trigger closes the list by itself.
          onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The popover stands at the end of the document: Tab goes on from the trigger.
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
