import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../primitives/icon-button.tsx";
import type { ControlProps } from "./control-props.ts";
import type { LookupFilter } from "./lookup.ts";
import { SuggestInput } from "./suggest-input.tsx";
import { useFound } from "./use-found.ts";

/** One that is found by asking: a search box until something is picked, then what was picked. */
export const LookupControl = ({ filter, value, onChange, name }: ControlProps<LookupFilter>) => {
  const [text, setText] = useState("");
  const picked = useFound(filter, value);
  const frame = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  // Picking and removing take away what had the focus.
  useEffect(() => {
    if (moves.current) frame.current?.querySelector<HTMLElement>("input, button")?.focus();
    moves.current = false;
  }, [value]);
  const change = (next: string | undefined) => {
    moves.current = true;
    setText("");
    onChange(next);
  };
  return (
    <div ref={frame} className="min-w-0">
      {picked ? (
        <div
          role="group"
          {...name}
          className="flex h-control min-w-0 items-center gap-2 rounded-md border border-line-strong bg-surface ps-2.5"
        >
          <bdi className="min-w-0 truncate">{picked.label}</bdi>
          {picked.hint && <bdi className="min-w-0 truncate text-meta text-ink-muted">{picked.hint}</bdi>}
          <span className="ms-auto flex pe-0.5">
            <IconButton
              size="sm"
              icon={X}
              label={`Remove ${picked.label}`}
              disabled={Boolean(filter.disabledReason)}
              onClick={() => change(undefined)}
            />
          </span>
        </div>
      ) : (
        <SuggestInput
          name={name}
          label={filter.label}
          load={filter.suggest}
          text={text}
          onTextChange={setText}
          onPick={(option) => {
            filter.found.set(option.value, option);
            change(option.value);
          }}
          placeholder={filter.placeholder}
          maxLength={100}
          disabled={Boolean(filter.disabledReason)}
        />
      )}
    </div>
  );
};
