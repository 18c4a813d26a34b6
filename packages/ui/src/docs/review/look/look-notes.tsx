import { Plus } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../../primitives/button/button.tsx";
import type { Note } from "../marks/mark.ts";
import { NoteCard } from "./note-card.tsx";

type LookNotesProps = {
  notes: readonly Note[];
  onNotes: (notes: readonly Note[]) => void;
  onAdd: () => void;
  /** Index of the note that was used last. */
  onCurrent: (index: number) => void;
  /** The text boxes, by index. */
  boxes: RefObject<(HTMLTextAreaElement | null)[]>;
};

/** The notes of a look beside it. */
export const LookNotes = ({ notes, onNotes, onAdd, onCurrent, boxes }: LookNotesProps) => (
  <section aria-label="Notes" className="flex flex-col gap-2">
    <div className="flex items-center justify-between">
      <h3 className="font-medium">Notes</h3>
      <Button size="sm" onClick={onAdd}>
        <Plus size={14} aria-hidden />
        Add note
      </Button>
    </div>
    {notes.length === 0 && (
      <p className="text-meta text-ink-muted">Press on the look to set a pin, or add a note on the whole panel.</p>
    )}
    <ol className="flex flex-col gap-2">
      {notes.map((note, index) => (
        <NoteCard
          key={index}
          note={note}
          number={index + 1}
          onNote={(changed) => onNotes(notes.with(index, changed))}
          onRemove={() => onNotes(notes.toSpliced(index, 1))}
          onFocus={() => onCurrent(index)}
          ref={(box) => {
            boxes.current[index] = box;
          }}
        />
      ))}
    </ol>
  </section>
);
