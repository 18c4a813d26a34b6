import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { cn } from "../cn.ts";
import { ComboboxList, type ComboboxListProps } from "./combobox-list.tsx";

type ComboboxPopoverProps = ComboboxListProps & {
  trigger: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  width: number | undefined;
};

/** The floating part of a combobox; loaded when one is about to be opened. */
const ComboboxPopover = ({ trigger, open, onOpenChange, width, ...list }: ComboboxPopoverProps) => (
  <Popover.Root open={open} onOpenChange={onOpenChange}>
    <Popover.Anchor virtualRef={trigger} />
    <Popover.Portal>
      <Popover.Content
        data-slot="combobox-popover"
        aria-label={list.label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // Not by an effect of the list: a dialog around would take the focus back.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (!(event.target instanceof HTMLElement)) return;
          event.target.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus({ preventScroll: true });
        }}
        // A press on the trigger closes by its own click.
        onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
        style={width === undefined ? undefined : { width }}
        className={cn(
          "z-50 flex max-h-(--radix-popover-content-available-height) flex-col overflow-hidden rounded-md bg-raised text-body text-ink shadow-float outline-none animate-pop",
          width === undefined && "w-max max-w-88 min-w-[max(12rem,var(--radix-popover-trigger-width))]",
        )}
      >
        <ComboboxList {...list} />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

export default ComboboxPopover;
