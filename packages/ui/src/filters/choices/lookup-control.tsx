import { X } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { cleanText } from "../../clean-text.ts";
import { refusedText, typedOf } from "../../numbers/refused-text.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import type { ControlProps } from "../control-props.ts";
import type { LookupFilter } from "./lookup.ts";
import type { Suggest, SuggestOption } from "../texts/suggest.ts";
import { SuggestInput } from "../texts/suggest-input.tsx";
import { useLookupOption } from "./use-lookup-option.ts";

/**
 * A search input until a suggestion is picked, then the picked value. Enter and blur pick the suggestion that matches
 * the typed text exactly.
 */
export const LookupControl = ({ filter, value, onChange, name, invalid = false }: ControlProps<LookupFilter>) => {
  const text = typedOf(value);
  const picked = useLookupOption(filter, text === undefined ? value : undefined);
  const frame = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const typed = useRef(text);
  const isPicked = picked !== undefined;
  // Picking and removing unmount the focused element.
  useEffect(() => {
    if (moves.current) frame.current?.querySelector<HTMLElement>("input, button")?.focus();
    moves.current = false;
  }, [isPicked]);
  useEffect(() => {
    typed.current = text;
  }, [text]);
  const pick = (option: SuggestOption, keepsFocus: boolean) => {
    moves.current = keepsFocus;
    filter.cache.set(option.value, option);
    onChange(option.value);
  };
  /** Last suggestions, for this text or a prefix of it. */
  const optionsRef = useRef<readonly SuggestOption[]>([]);
  const { suggest } = filter;
  const load = useCallback<Suggest>(
    async (query, signal) => {
      optionsRef.current = await suggest(query, signal);
      return optionsRef.current;
    },
    [suggest],
  );
  const settle = (keepsFocus: boolean) => {
    const searchText = cleanText(text ?? "");
    if (!searchText) return;
    const isWanted = (it: string) => it.localeCompare(searchText, undefined, { sensitivity: "accent" }) === 0;
    const pickExact = () => {
      const exact =
        optionsRef.current.find((it) => isWanted(it.value)) ?? optionsRef.current.find((it) => isWanted(it.label));
      if (exact && typed.current === text) pick(exact, keepsFocus);
      return exact !== undefined;
    };
    // Synchronous if the match is known: the click that causes the blur may apply the filters.
    if (pickExact()) return;
    // If the search fails, the text stays and is invalid.
    load(searchText, new AbortController().signal).then(pickExact, () => undefined);
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
              onClick={() => {
                moves.current = true;
                onChange(undefined);
              }}
            />
          </span>
        </div>
      ) : (
        <SuggestInput
          name={name}
          label={filter.label}
          load={load}
          text={text ?? ""}
          onTextChange={(next) => onChange(next === "" ? undefined : refusedText(next))}
          onPick={(option) => pick(option, true)}
          onKeyDown={(event) => event.key === "Enter" && settle(true)}
          onBlur={() => settle(false)}
          invalid={invalid}
          placeholder={filter.placeholder}
          maxLength={100}
          disabled={Boolean(filter.disabledReason)}
        />
      )}
    </div>
  );
};
