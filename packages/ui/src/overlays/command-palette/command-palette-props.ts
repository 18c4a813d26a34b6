import type { ReactNode } from "react";
import type { Command } from "./command-line.tsx";

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the window and its box for those who are read to: "Go to or do". */
  title: string;
  /** What can be typed: "Search pages, players, ids". */
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query leaves, best first. The one that somebody went to stays marked when others come before it. */
  commands: readonly Command[];
  /** More is being looked for. */
  busy?: boolean | undefined;
  /** Why what is listed is not all. */
  failure?: ReactNode;
  /** Said where nothing is found. */
  children: ReactNode;
};
