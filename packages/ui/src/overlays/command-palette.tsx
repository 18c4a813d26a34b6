import { lazy, Suspense, useState } from "react";
import type { Command } from "./command-rows.ts";
import type { CommandSearch } from "./use-command-search.ts";

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
  /** Ids of commands used lately, the last one first; the caller keeps them. */
  recent?: readonly string[] | undefined;
  /** Finds more while somebody types: players, payments. */
  search?: CommandSearch | undefined;
  placeholder?: string | undefined;
};

const Window = lazy(() => import("./command-palette-window.tsx"));

/**
 * Goes anywhere and does anything from the keyboard (open it with `useCommandKey`). Loaded when it is first opened.
 * It closes before the chosen command's `onSelect` is called, so that a command may open a window of its own.
 */
export const CommandPalette = (props: CommandPaletteProps) => {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  ) : null;
};
