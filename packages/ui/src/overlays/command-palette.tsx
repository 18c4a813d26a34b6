import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import type { Command } from "./command-line.tsx";
import { CommandList } from "./command-list.tsx";
import { staysAtStrayPress } from "./stray-press.ts";
import { DIALOG_LOOK, Scrim } from "./scrim.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the window and its box for those who are read to: "Go to or do". */
  title: string;
  /** What can be typed: "Search pages, players, ids". */
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query leaves, best first. What comes late goes last, so that nothing moves under the cursor. */
  commands: readonly Command[];
  /** More is being looked for. */
  busy?: boolean | undefined;
  /** Why what is listed is not all. */
  failure?: ReactNode;
  /** Said where nothing is found. */
  children: ReactNode;
};

/**
 * Goes anywhere and does anything from the keyboard: arrows move, Enter chooses. It closes before the chosen command's
 * `onSelect` is called, so that a command may open a window of its own.
 */
export const CommandPalette = ({ open, onOpenChange, title, query, ...list }: CommandPaletteProps) => {
  const returnFocus = useFocusReturn(open);
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
            // Behind what is typed already, where Radix would select it.
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
