import { Trash2 } from "lucide-react";
import { useId, type Ref } from "react";
import { IconButton } from "../../../primitives/button/icon-button.tsx";
import { Radio } from "../../../primitives/controls/radio.tsx";
import { Textarea } from "../../../primitives/controls/textarea.tsx";
import { NOTE_MAX, SEVERITIES, type Note } from "../marks/mark.ts";
import { placeOf } from "./element-at.ts";

type NoteCardProps = {
  note: Note;
  /** From 1, as on its pin. */
  number: number;
  onNote: (note: Note) => void;
  onRemove: () => void;
  /** The note became the one that the severity keys change. */
  onFocus: () => void;
  ref: Ref<HTMLTextAreaElement>;
};

/** One note: its place, text and severity. */
export const NoteCard = ({ note, number, onNote, onRemove, onFocus, ref }: NoteCardProps) => {
  const id = useId();
  return (
    <li className="flex flex-col gap-1.5 rounded-md border p-2" onFocus={onFocus}>
      <div className="flex items-start gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 pt-0.5 text-meta wrap-anywhere">
          <span className="font-medium">Note {number}</span>
          <span className="text-ink-muted">: {note.pin ? placeOf(note.pin) : "whole panel"}</span>
        </label>
        <IconButton size="sm" label={`Remove note ${String(number)}`} icon={Trash2} onClick={onRemove} />
      </div>
      <Textarea
        ref={ref}
        id={id}
        rows={2}
        maxLength={NOTE_MAX}
        value={note.text}
        onChange={(event) => onNote({ ...note, text: event.currentTarget.value })}
      />
      <fieldset className="flex flex-wrap gap-x-3">
        <legend className="sr-only">Severity of note {number}</legend>
        {([1, 2, 3] as const).map((severity) => (
          <label key={severity} className="flex min-h-6 items-center gap-1.5 text-meta">
            <Radio
              name={`${id}severity`}
              checked={note.severity === severity}
              onChange={() => onNote({ ...note, severity })}
            />
            {SEVERITIES[severity]}
          </label>
        ))}
      </fieldset>
    </li>
  );
};
