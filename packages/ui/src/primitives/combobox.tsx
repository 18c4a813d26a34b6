import { ChevronsUpDown } from "lucide-react";
import { Suspense, useId, useRef, useState, type ComponentProps } from "react";
import { cn } from "../cn.ts";
import { lazyComponent } from "../lazy-component.ts";
import type { ComboboxOption } from "./combobox-filter.ts";
import type { RemoteSearch } from "./combobox-list.tsx";
import { controlLooks } from "./control-looks.ts";
import { drawIcon } from "./icon.tsx";
import { useNear } from "./use-near.ts";

export type { ComboboxOption };

const load = () => import("./combobox-list.tsx");

export type ComboboxProps = Omit<ComponentProps<"button">, "value" | "children" | "type" | "onSelect"> & {
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** The accessible name, where no `<label for>` gives it. */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** The search box appears when there are more options than this. */
  searchThreshold?: number | undefined;
  searchPlaceholder?: string | undefined;
  emptyText?: string | undefined;
  /** Several can be chosen: these are, a pick adds or takes one, and the list stays open. `value` is not looked at. */
  values?: readonly string[] | undefined;
  /** What the closed box says, where that is not the label of the option chosen. */
  summary?: string | undefined;
  /** The options come from a search done elsewhere. */
  remote?: RemoteSearch | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Of the list, in pixels; at least as wide as the control without it. */
  width?: number | undefined;
  invalid?: boolean | undefined;
};

/**
 * One of many options, by search and keyboard. Only the lines in view are drawn, so a thousand
 * options open as fast as ten. The list is loaded and drawn ahead, out of sight, when the pointer or the focus comes to
 * it: a press only shows it.
 */
export const Combobox = ({
  options,
  value,
  onValueChange,
  label,
  placeholder = "Choose…",
  searchThreshold = 10,
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
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ref,
  ...rest
}: ComboboxProps) => {
  const [open, setOpen] = useState(false);
  const { near, go, watch } = useNear(load, { onPointerEnter, onPointerLeave, onFocus, onBlur });
  const openWhenPressed = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const shown = summary ?? chosen?.label;
  const blocked = rest.disabled || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const ComboboxList = (open || (near && !blocked)) && lazyComponent(load);

  const change = (next: boolean) => {
    if (next && blocked) return;
    setOpen(next);
    // Closed, it goes: each opening begins anew.
    go();
    onOpenChange?.(next);
  };
  const close = ({ returnsFocus }: { returnsFocus: boolean }) => {
    change(false);
    if (returnsFocus) trigger.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        ref={(node) => {
          trigger.current = node;
          if (typeof ref === "function") ref(node);
          else if (ref) ref.current = node;
        }}
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
        {...watch}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          openWhenPressed.current = open;
        }}
        onClick={(event) => {
          onClick?.(event);
          // The press has closed it already. A key has no press.
          change(event.detail > 0 ? !openWhenPressed.current : !open);
          openWhenPressed.current = false;
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (blocked || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          change(true);
        }}
        className={cn(
          controlLooks({ invalid }),
          "inline-flex h-control items-center gap-2 ps-2.5 pe-2 text-start",
          className,
        )}
      >
        {chosen?.icon && <span className="text-ink-muted">{drawIcon(chosen.icon, 14)}</span>}
        <span className={cn("min-w-0 flex-1 truncate", shown === undefined && "text-ink-faint")}>
          <bdi>{shown ?? placeholder}</bdi>
        </span>
        <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />
      </button>
      {ComboboxList && (
        <Suspense>
          <ComboboxList
            // Drawn ahead, it begins at what is chosen by then.
            key={value}
            trigger={trigger}
            open={open}
            onClose={close}
            width={width}
            options={options}
            value={values ?? value}
            remote={remote}
            onPick={(picked) => {
              if (!values) close({ returnsFocus: true });
              onValueChange(picked);
            }}
            label={label ?? placeholder}
            search={remote !== undefined || options.length > searchThreshold}
            searchPlaceholder={searchPlaceholder}
            emptyText={emptyText}
            listId={listId}
          />
        </Suspense>
      )}
    </>
  );
};
