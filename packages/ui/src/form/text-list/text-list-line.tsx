import { X } from "lucide-react";
import { useEffect, type ClipboardEvent, type KeyboardEvent } from "react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { FieldNote } from "../frame/field-note.tsx";
import { useFormScope } from "../form-scope.ts";
import { useCleanText } from "../text/use-clean-text.ts";

export type TextListLineProps = {
  id: string;
  /** Path of this entry, such as `aliases.1`. */
  name: string;
  /** Accessible name with the number: "Alias 2". */
  label: string;
  value: string;
  error: string | undefined;
  frozen: boolean;
  disabled: boolean;
  mono: boolean;
  /** Whether the text is masked. */
  hidden: boolean;
  maxLength: number | undefined;
  inputRef: ((node: HTMLInputElement | null) => void) | undefined;
  autoFocus: boolean;
  onChange: (text: string) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Called on Enter, to move to the next line. */
  onNext: () => void;
  onRemove: () => void;
};

/** One entry of a `TextListField`. */
export const TextListLine = ({
  id,
  name,
  label,
  value,
  error,
  frozen,
  disabled,
  mono,
  hidden,
  maxLength,
  inputRef,
  autoFocus,
  onChange,
  onPaste,
  onNext,
  onRemove,
}: TextListLineProps) => {
  const { labels } = useFormScope();
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  const typing = useCleanText(value, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter moves to the next line, and the blur cleans the text.
    if (event.metaKey || event.ctrlKey) typing.onKeyDown(event);
    else if (event.key === "Enter") {
      event.preventDefault();
      onNext();
    }
  };
  return (
    <div data-slot="text-list-line" className="flex min-w-0 flex-col gap-1">
      <div className="flex min-w-0 items-center gap-1.5">
        <Input
          data-row
          id={id}
          ref={inputRef}
          autoFocus={autoFocus}
          aria-label={label}
          type={hidden ? "password" : "text"}
          dir={mono ? "ltr" : "auto"}
          value={value}
          onChange={typing.onChange}
          onBlur={typing.onBlur}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          readOnly={frozen}
          invalid={Boolean(error)}
          maxLength={maxLength}
          {...(error && { "aria-describedby": `${id}-note` })}
          {...(disabled && { "aria-disabled": true })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={!mono}
          className={mono ? "min-w-0 flex-1 font-mono" : "min-w-0 flex-1"}
        />
        {!frozen && <IconButton size="sm" icon={X} label={`Remove ${label.toLowerCase()}`} onClick={onRemove} />}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
};
