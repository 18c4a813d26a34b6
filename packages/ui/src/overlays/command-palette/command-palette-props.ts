import type { ReactNode } from "react";
import type { Command } from "./command-line.tsx";

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the dialog and its input: "Command palette". */
  title: string;
  /** Placeholder of the input: "Search pages, players, ids". */
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Commands that match the query, best first. The active one stays active when others are inserted before it. */
  commands: readonly Command[];
  /** More commands are loading. */
  busy?: boolean | undefined;
  /** Error message if the list is incomplete. */
  failure?: ReactNode;
  /** Empty state. */
  children: ReactNode;
};
