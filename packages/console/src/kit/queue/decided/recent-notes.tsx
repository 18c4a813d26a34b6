import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@backoffice/ui";
import { ChevronDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import { onRecentNotes, recentNotes } from "../queue.ts";

type RecentNotesProps = {
  noun: string;
  onChoose: (note: string) => void;
  /** Moves the focus to the note. */
  onClosed: () => void;
};

/** Notes sent since the page was loaded, to reuse one with a few keys; nothing before the first. */
export const RecentNotes = ({ noun, onChoose, onClosed }: RecentNotesProps) => {
  const notes = useSyncExternalStore(onRecentNotes, () => recentNotes(noun));
  if (notes.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost">
          Recent notes
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {notes.map((note) => (
          <DropdownMenuItem key={note} title={note} onSelect={() => onChoose(note)}>
            <span className="line-clamp-2">{note}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
};
