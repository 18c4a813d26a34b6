import { Dialog as Radix } from "radix-ui";
import { cn } from "../cn.ts";
import { CommandList } from "./command-list.tsx";
import type { CommandPaletteProps } from "./command-palette.tsx";
import { staysAtDoubleClick } from "./double-click.ts";
import { DIALOG_LOOK, Scrim } from "./scrim.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

/** The window of the command palette. */
const CommandPaletteWindow = ({ open, onOpenChange, ...list }: CommandPaletteProps) => {
  const returnFocus = useFocusReturn(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="command-palette"
          onInteractOutside={staysAtDoubleClick}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={cn(DIALOG_LOOK, "max-w-150")}
        >
          <Radix.Title className="sr-only">Commands</Radix.Title>
          <CommandList {...list} onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

export default CommandPaletteWindow;
