import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";
import { controlLooks } from "./control-looks.ts";

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = Omit<ComponentProps<"select">, "value" | "multiple" | "children"> & {
  options: readonly SelectOption[];
  value: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is selected (`value` is empty); cannot be selected. */
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
};

/* Styles of the list in Chromium (appearance: base-select); other browsers show their native list. */
const PICKER = [
  "[&::picker-icon]:hidden supports-[appearance:base-select]:[appearance:base-select]",
  "supports-[appearance:base-select]:[&::picker(select)]:[appearance:base-select]",
  "[&::picker(select)]:my-1 [&::picker(select)]:rounded-md [&::picker(select)]:border-0 [&::picker(select)]:bg-raised",
  "[&::picker(select)]:p-1 [&::picker(select)]:text-ink [&::picker(select)]:shadow-float [&::picker(select)]:max-h-80",
];
const OPTION =
  "rounded-sm px-2 py-1 min-h-7 items-center gap-2 text-body checked:font-medium [&::checkmark]:order-1 [&::checkmark]:ms-auto [&::checkmark]:text-accent hover:bg-hover focus-visible:bg-hover focus-visible:outline-0 disabled:text-ink-faint";

/** A native select for a few options. For more than about ten, use `Combobox`. */
export const Select = ({
  options,
  value,
  onValueChange,
  onChange,
  placeholder,
  invalid = false,
  className,
  ...rest
}: SelectProps) => (
  <span data-slot="select" className={cn("relative inline-flex w-full items-center", className)}>
    <select
      aria-invalid={invalid || undefined}
      {...rest}
      value={value ?? ""}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      className={cn(
        controlLooks({ invalid }),
        "h-control items-center appearance-none overflow-clip py-0 ps-2.5 pe-7",
        PICKER,
        !value && placeholder && "text-ink-faint",
      )}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden className={OPTION}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} className={OPTION}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronsUpDown
      size={14}
      strokeWidth={1.75}
      aria-hidden
      className="pointer-events-none absolute end-2 text-ink-faint"
    />
  </span>
);
