import { X } from "lucide-react";
import { useCallback, useState, type KeyboardEvent } from "react";
import { filterOptions } from "../../primitives/combobox/combobox-filter.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import type { ControlProps } from "../control-props.ts";
import type { Suggest } from "./suggest.ts";
import { SuggestInput } from "./suggest-input.tsx";
import { cleanTags, type TagsFilter } from "./tags.ts";

/** Free-text tags: Enter, a comma or blur adds one; Backspace in the empty input removes the last one. */
export const TagsControl = ({ filter, value, onChange, name }: ControlProps<TagsFilter>) => {
  const [text, setText] = useState("");
  const { known } = filter;
  const load = useCallback<Suggest>(
    (query) =>
      Promise.resolve(
        filterOptions(
          known.map((tag) => ({ value: tag, label: tag })),
          query,
        ),
      ),
    [known],
  );
  const disabled = Boolean(filter.disabledReason);
  const add = (typed: string) => {
    setText("");
    onChange(cleanTags([...value, ...typed.split(",")]));
  };
  const press = (event: KeyboardEvent) => {
    const held = event.metaKey || event.ctrlKey;
    if (event.key === "Enter" && text.trim()) {
      add(text);
      // ⌘↵ propagates to apply the filters, including the text of this input.
      if (held) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (!held && event.key === "Backspace" && text === "" && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <SuggestInput
        name={name}
        label={filter.label}
        load={load}
        text={text}
        onTextChange={(next) => (next.includes(",") ? add(next) : setText(next))}
        onPick={(option) => add(option.value)}
        free
        placeholder={filter.placeholder ?? "Type and press Enter"}
        disabled={disabled}
        onKeyDown={press}
        onBlur={() => text.trim() && add(text)}
      />
      {value.length > 0 && (
        <ul aria-label={`${filter.label} chosen`} className="flex min-w-0 flex-wrap gap-1">
          {value.map((tag) => (
            <li key={tag} className="flex max-w-full items-center rounded-sm bg-pressed ps-2 text-meta">
              <bdi className="min-w-0 truncate">{tag}</bdi>
              <IconButton
                size="sm"
                icon={X}
                label={`Remove ${tag}`}
                disabled={disabled}
                onClick={() => onChange(value.filter((it) => it !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
