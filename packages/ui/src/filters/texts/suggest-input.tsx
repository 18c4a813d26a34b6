import { Search } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { Input } from "../../primitives/controls/input.tsx";
import type { ControlName } from "../control-props.ts";
import type { Suggest, SuggestOption } from "./suggest.ts";
import { SuggestList } from "./suggest-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type SuggestInputProps = {
  name: ControlName;
  /** Accessible name of the list. */
  label: string;
  load: Suggest;
  text: string;
  onTextChange: (text: string) => void;
  onPick: (option: SuggestOption) => void;
  /** Any text is valid, so an empty result is not reported. */
  free?: boolean | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  /** Called for keys that the list does not handle. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** A text input with suggestions from the second character: arrow keys move, Enter picks, Escape closes the list only. */
export const SuggestInput = ({
  name,
  label,
  load,
  text,
  onTextChange,
  onPick,
  free = false,
  placeholder,
  maxLength,
  disabled,
  invalid,
  onKeyDown,
  onBlur,
}: SuggestInputProps) => {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { status, options, retry } = useSuggestions(load, text, open);
  const shown = open && status !== "none" && !(free && status === "found" && options.length === 0);

  const pick = (option: SuggestOption) => {
    setOpen(false);
    setActive(-1);
    onPick(option);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const plain = !event.metaKey && !event.ctrlKey;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const option = shown ? options[active] : undefined;
    if (plain && step !== 0) {
      event.preventDefault();
      if (!open) setOpen(true);
      else if (options.length > 0)
        setActive(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
    } else if (plain && event.key === "Enter" && option) {
      event.preventDefault();
      event.stopPropagation();
      pick(option);
    } else {
      if (event.key === "Enter") setOpen(false);
      onKeyDown?.(event);
    }
  };

  return (
    <Popover.Root open={shown} onOpenChange={setOpen}>
      <Popover.Anchor virtualRef={box} />
      <Input
        {...name}
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && options[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        startIcon={Search}
        value={text}
        disabled={disabled}
        invalid={invalid}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onTextChange(event.currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && { maxLength })}
      />
      <Popover.Portal>
        <Popover.Content
          data-slot="suggestions"
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => box.current?.contains(event.target as Node) && event.preventDefault()}
          // A press on the list keeps the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-60 flex-col overflow-hidden rounded-md bg-raised text-body text-ink shadow-float outline-none animate-pop"
        >
          <SuggestList
            id={listId}
            label={label}
            status={status}
            options={options}
            active={active}
            onPick={pick}
            onPoint={setActive}
            onRetry={retry}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
