import { ChevronsUpDown } from "lucide-react";
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { cn } from "../../cn.ts";
import { lazyComponent, prefetch } from "../../lazy-component.ts";
import { Opening } from "../../overlays/opening.tsx";
import type { ComboboxOption } from "./combobox-filter.ts";
import type { RemoteSearch } from "./combobox-options.tsx";
import { controlLooks } from "../controls/control-looks.ts";
import { useComposedRefs } from "../use-composed-refs.ts";

export type { ComboboxOption };

/** Maximum number of options without a search input. */
const UNSEARCHED = 10;

const load = () => import("./combobox-list.tsx");

export type ComboboxProps = Omit<ComponentProps<"button">, "value" | "children" | "type" | "onSelect"> & {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** Accessible name, if there is no `<label for>`. */
  label?: string | undefined;
  placeholder?: string | undefined;
  searchPlaceholder?: string | undefined;
  emptyText?: string | undefined;
  /** Selected values of a multi-select: a pick adds or removes one, and the list stays open. `value` is ignored. */
  values?: readonly string[] | undefined;
  /** Text of the closed combobox; defaults to the label of the selected option. */
  summary?: string | undefined;
  /** The options come from a search on the server. */
  remote?: RemoteSearch | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Width of the list in pixels; by default at least that of the control. */
  width?: number | undefined;
  invalid?: boolean | undefined;
};

/** Whether the key types a character; Space opens the list like a click. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/**
 * A combobox with search. Only the visible lines are rendered, so that a thousand options open as
 * fast as ten. A typed letter opens the list and begins the search. The list is loaded on hover or focus of the button.
 */
export const Combobox = ({
  options,
  value,
  onValueChange,
  label,
  placeholder = "Choose…",
  searchPlaceholder = "Search…",
  emptyText = "Nothing found",
  values,
  summary,
  remote,
  onOpenChange,
  width,
  invalid = false,
  className,
  onKeyDown,
  onClick,
  onPointerEnter,
  onFocus,
  ref,
  ...rest
}: ComboboxProps) => {
  const [open, setOpen] = useState(false);
  /** The letter that opened the list. */
  const [begun, setBegun] = useState("");
  const trigger = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(trigger, ref);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const shown = summary ?? chosen?.label;
  const blocked = rest.disabled || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const ComboboxList = open && lazyComponent(load);

  const change = (next: boolean) => {
    if (next && blocked) return;
    setOpen(next);
    if (!next) setBegun("");
    onOpenChange?.(next);
  };
  const close = ({ returnsFocus }: { returnsFocus: boolean }) => {
    change(false);
    if (returnsFocus) trigger.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        ref={composedRef}
        type="button"
        data-slot="combobox"
        data-state={open ? "open" : "closed"}
        role="combobox"
        aria-label={label}
        aria-invalid={invalid || undefined}
        {...rest}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          prefetch(load);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          prefetch(load);
        }}
        onClick={(event) => {
          onClick?.(event);
          if (open) close({ returnsFocus: true });
          else change(true);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const letter = isLetter(event);
          if (blocked || !(letter || event.key === "ArrowDown" || event.key === "ArrowUp")) return;
          event.preventDefault();
          change(true);
          if (!letter) return;
          setBegun(event.key);
          remote?.onQuery(event.key);
        }}
        className={cn(
          controlLooks({ invalid }),
          "inline-flex h-control items-center gap-2 ps-2.5 pe-2 text-start",
          className,
        )}
      >
        <span className={cn("min-w-0 flex-1 truncate", shown === undefined && "text-ink-faint")}>
          <bdi>{shown ?? placeholder}</bdi>
        </span>
        <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
      </button>
      {ComboboxList && (
        <Opening onCancel={() => close({ returnsFocus: false })}>
          <ComboboxList
            trigger={trigger}
            onClose={close}
            width={width}
            options={options}
            value={values ?? value}
            remote={remote}
            begun={begun}
            onPick={(picked) => {
              if (!values) close({ returnsFocus: true });
              onValueChange(picked);
            }}
            label={label ?? placeholder}
            search={remote !== undefined || options.length > UNSEARCHED}
            searchPlaceholder={searchPlaceholder}
            emptyText={emptyText}
            listId={listId}
          />
        </Opening>
      )}
    </>
  );
};
