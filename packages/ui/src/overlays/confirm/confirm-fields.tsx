import { useId } from "react";
import { Input } from "../../primitives/controls/input.tsx";
import { Textarea } from "../../primitives/controls/textarea.tsx";

type TypeBackProps = { word: string; value: string; onValueChange: (value: string) => void };

/** Asks to type a word, so that users do not confirm out of habit. */
export const TypeBack = ({ word, value, onValueChange }: TypeBackProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-meta font-medium text-ink">
        Type <strong className="font-mono font-semibold wrap-anywhere">{word}</strong> to confirm
      </label>
      <Input
        id={id}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </div>
  );
};

/** The note of a confirmation. */
export type ConfirmNote = {
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  /** Maximum number of characters; typing stops there. */
  maxLength?: number | undefined;
};

type NoteProps = ConfirmNote & { value: string; onValueChange: (value: string) => void };

export const NoteBox = ({ label, required = false, help, maxLength, value, onValueChange }: NoteProps) => {
  const id = useId();
  const helpId = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between gap-2 text-meta font-medium text-ink">
        <span>
          {label}
          {required && (
            <span aria-hidden className="ms-0.5 text-critical-ink">
              *
            </span>
          )}
        </span>
        {!required && <span className="font-normal text-ink-muted">Optional</span>}
      </label>
      <Textarea
        id={id}
        required={required}
        rows={3}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        {...(help && { "aria-describedby": helpId })}
      />
      <div className="flex justify-between gap-2 text-meta text-ink-muted">
        <span id={helpId}>{help}</span>
        {maxLength !== undefined && (
          <span className="tabular shrink-0">
            {value.length} / {maxLength}
          </span>
        )}
      </div>
    </div>
  );
};
