import { Dialog as Radix } from "radix-ui";
import { cn } from "../../cn.ts";
import { CommandList } from "./command-list.tsx";
import type { CommandPaletteProps } from "./command-palette-props.ts";
import { staysAtStrayPress } from "../stray-press.ts";
import { DIALOG_LOOK, Scrim } from "../dialog/scrim.tsx";
import { useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";

/**
 * Command palette for navigation and actions by keyboard: arrow keys move, Enter chooses. Closes before the `onSelect` of
 * the chosen command is called, so that a command may open another window.
 */
export const CommandPalette = ({ open, onOpenChange, title, query, ...list }: CommandPaletteProps) => {
  const returnFocus = useFocusReturn(open);
  useOpenWindow(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="command-palette"
          aria-describedby={undefined}
          onInteractOutside={staysAtStrayPress}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // Places the cursor after the typed text, which Radix would select.
            const box = (event.target as Element).querySelector("input");
            box?.focus();
            box?.setSelectionRange(query.length, query.length);
          }}
          onCloseAutoFocus={returnFocus}
          className={cn(DIALOG_LOOK, "max-w-150")}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <CommandList {...list} title={title} query={query} onDone={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
