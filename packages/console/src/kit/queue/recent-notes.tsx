import { useSyncExternalStore } from "react";
import { onRecentNotes, recentNotes } from "./queue.ts";

type RecentNotesProps = { noun: string; onChoose: (note: string) => void };

/** Notes sent since the page was loaded, to reuse with one click. */
export const RecentNotes = ({ noun, onChoose }: RecentNotesProps) => {
  const notes = useSyncExternalStore(onRecentNotes, () => recentNotes(noun));
  if (notes.length === 0) return null;
  return (
    <div role="group" aria-label="Recent notes" className="flex flex-wrap gap-1.5">
      {notes.map((note) => (
        <button
          key={note}
          type="button"
          title={note}
          className="min-h-6 max-w-full truncate rounded-md border px-2 text-start text-meta text-ink-muted hover:bg-hover hover:text-ink"
          onClick={() => onChoose(note)}
        >
          {note}
        </button>
      ))}
    </div>
  );
};
