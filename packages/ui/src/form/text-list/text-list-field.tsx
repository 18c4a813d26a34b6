import { Eye, EyeOff, Plus } from "lucide-react";
import { useRef, useState, type ClipboardEvent } from "react";
import { cn } from "../../cn.ts";
import { Button } from "../../primitives/button/button.tsx";
import { errorEntries } from "../errors/error-entries.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { repeatedTexts, withPasted } from "./text-list.ts";
import { TextListLine } from "./text-list-line.tsx";
import { useField } from "../frame/use-field.ts";
import { useFocusRow } from "../rows/use-focus-row.ts";

export type TextListFieldProps = FieldProps & {
  /** Name of an entry: "Alias". */
  itemLabel: string;
  /** Maximum number of entries. Pasted entries beyond it stay, for the user to remove. */
  limit?: number | undefined;
  /** Error message shown immediately at repeated entries. The schema validates. */
  repeated?: string | undefined;
  /** Maximum length of one entry. */
  maxLength?: number | undefined;
  /** Monospaced, for ids, keys and addresses. */
  mono?: boolean | undefined;
  /** Masked until the user shows the entries. */
  secret?: boolean | undefined;
};

/**
 * An ordered list of texts, one per line, each with its own error. Enter moves to the next line; pasted lines become
 * entries. The value is a list of strings; the schema validates them.
 */
export const TextListField = (props: TextListFieldProps) => {
  const { itemLabel, limit, repeated, maxLength, mono = false, secret = false } = props;
  const field = useField<readonly string[]>(props);
  const { id, ref, onBlur, autoFocus = false, "aria-required": _, ...described } = field.control;
  const [shown, setShown] = useState(!secret);
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusLine = useFocusRow(box, add);
  const texts = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const twice = repeatedTexts(repeated ? texts : []);
  const errors = new Map(errorEntries(field.errors).map((entry) => [entry.name, entry.message]));
  const full = limit !== undefined && texts.length >= limit;

  const append = () => {
    field.change([...texts, ""]);
    focusLine(texts.length);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const next = withPasted(texts, index, event.clipboardData.getData("text"));
    if (!next || field.frozen) return;
    event.preventDefault();
    field.change(next);
    focusLine(index + next.length - texts.length);
  };
  const goOn = (index: number) => {
    if (index < texts.length - 1) document.getElementById(`${id}.${index + 1}`)?.focus();
    else if (!full && texts[index]?.trim()) append();
  };
  return (
    <FieldFrame
      field={{ ...field, error: errors.get("") }}
      props={props}
      group
      aside={
        <span className="flex items-center gap-2">
          {limit !== undefined && (
            <span
              dir="ltr"
              className={cn(
                "text-meta tabular",
                texts.length > limit ? "font-medium text-critical-ink" : "text-ink-faint",
              )}
            >
              {texts.length} / {limit}
            </span>
          )}
          {secret && texts.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              className="-my-1 focus-visible:-outline-offset-2"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
              {shown ? "Hide" : "Show"}
            </Button>
          )}
        </span>
      }
    >
      <div
        id={id}
        ref={box}
        role="group"
        data-slot="text-list"
        aria-labelledby={field.labelId}
        {...described}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        className="flex min-w-0 flex-col gap-1.5"
      >
        {texts.map((text, index) => (
          <TextListLine
            // Lines have no identity other than their index.
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            id={`${id}.${index}`}
            name={`${props.name}.${index}`}
            label={`${itemLabel} ${index + 1}`}
            value={text}
            error={twice.has(text.trim()) ? repeated : errors.get(String(index))}
            frozen={field.frozen}
            disabled={Boolean(props.disabledReason)}
            mono={mono}
            hidden={!shown}
            maxLength={maxLength}
            inputRef={index === 0 ? ref : undefined}
            autoFocus={autoFocus && index === 0}
            onChange={(next) => field.change(texts.map((it, at) => (at === index ? next : it)))}
            onPaste={(event) => onPaste(event, index)}
            onNext={() => goOn(index)}
            onRemove={() => {
              field.change(texts.filter((__, at) => at !== index));
              focusLine(index);
            }}
          />
        ))}
        {texts.length === 0 && field.frozen && <span className="text-body text-ink-muted">—</span>}
        {!field.frozen && (
          <Button
            ref={(node) => {
              add.current = node;
              if (texts.length === 0) ref(node);
            }}
            size="sm"
            className="self-start"
            reason={full ? `Use at most ${limit} entries.` : undefined}
            onClick={append}
          >
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            Add {itemLabel.toLowerCase()}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
};
