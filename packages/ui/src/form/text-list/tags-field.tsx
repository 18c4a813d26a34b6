import { useRef, useState, type KeyboardEvent } from "react";
import { cn } from "../../cn.ts";
import { addTags, type TagRules } from "./add-tags.ts";
import { ChipList } from "../combobox/chip-list.tsx";
import { eachOnce } from "./each-once.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useFormScope } from "../form-scope.ts";
import { frameLooks } from "../frame/frame-looks.ts";
import { useRefusal } from "../errors/refusals.ts";
import { useField } from "../frame/use-field.ts";

export type TagsFieldProps = FieldProps &
  TagRules & {
    /** Monospaced, for ids, keys and addresses. */
    mono?: boolean | undefined;
  };

/**
 * A list of unique short texts. Enter or a comma adds one; pasting a list adds all lines; Backspace in the empty input
 * moves the last one back into it for editing. The value is a list of strings.
 */
export const TagsField = (props: TagsFieldProps) => {
  const { limit, noWhitespace, check, mono = false } = props;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const sayRefused = useRefusal(props.name);
  const field = useField<readonly string[]>(props);
  const { afterPress } = useFormScope();
  const box = useRef<HTMLInputElement>(null);
  const tags = eachOnce(field.value);
  const { ref, onBlur, ...control } = field.control;
  const error = problem ?? field.error;
  const describedBy = [error && `${field.id}-note`, control["aria-describedby"]].filter(Boolean).join(" ");

  const say = (wrong: string | undefined) => {
    setProblem(wrong);
    sayRefused(wrong);
  };
  const add = (typed: string) => {
    const { tags: next, rest, problem: wrong } = addTags(tags, typed, { limit, noWhitespace, check });
    say(wrong);
    if (next.length > tags.length) field.change(next);
    setText(rest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const held = event.metaKey || event.ctrlKey;
    if (event.key === "Enter" && text.trim()) {
      // ⌘↵ propagates to submit the form, including the text of this input.
      if (!held) event.preventDefault();
      add(text);
    } else if (!held && event.key === "Backspace" && text === "" && tags.length > 0) {
      event.preventDefault();
      setText(tags.at(-1) ?? "");
      field.change(tags.slice(0, -1));
    }
  };
  return (
    <FieldFrame
      field={{ ...field, error }}
      props={props}
      aside={
        limit !== undefined && (
          <span dir="ltr" className="text-meta text-ink-faint tabular">
            {tags.length} / {limit}
          </span>
        )
      }
    >
      <div
        data-slot="tags"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          afterPress(() => {
            if (text.trim()) add(text);
            onBlur();
          });
        }}
        className={cn(
          "flex min-h-control w-full min-w-0 flex-wrap items-center gap-1 rounded-md px-0.5 py-px",
          field.frozen ? "bg-sunken" : "bg-surface",
          frameLooks({ invalid: Boolean(error), disabled: Boolean(props.disabledReason) }),
        )}
      >
        {tags.length > 0 && (
          <ChipList
            label={`${props.label}, entered`}
            chips={tags.map((tag) => ({ value: tag, label: tag }))}
            mono={mono}
            flat
            {...(!field.frozen && {
              onRemove: (gone: string) => {
                say(undefined);
                field.change(tags.filter((tag) => tag !== gone));
              },
              onEmpty: () => box.current?.focus(),
            })}
          />
        )}
        <input
          {...control}
          ref={(node) => {
            box.current = node;
            ref(node);
          }}
          type="text"
          value={text}
          readOnly={field.frozen}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            say(undefined);
            if ((noWhitespace ? /[\s,;]/ : /[,;]/).test(typed)) add(typed);
            else setText(typed);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (field.frozen || !/[\r\n,;]/.test(pasted)) return;
            event.preventDefault();
            add(`${text}${pasted}`);
          }}
          onKeyDown={onKeyDown}
          aria-invalid={error ? true : undefined}
          {...(describedBy && { "aria-describedby": describedBy })}
          autoComplete="off"
          spellCheck={!mono}
          placeholder={tags.length === 0 && !field.frozen ? "Add and press Enter" : ""}
          className={cn(
            "h-6 min-w-24 flex-1 bg-transparent px-2 text-body text-ink outline-none placeholder:text-ink-faint",
            mono && "font-mono",
          )}
        />
      </div>
    </FieldFrame>
  );
};
