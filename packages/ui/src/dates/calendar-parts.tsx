import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayButton, type CustomComponents, type DayButtonProps, type Modifiers } from "react-day-picker";
import { cn } from "../cn.ts";
import { Select } from "../primitives/controls/select.tsx";

const dayLook = ({ selected, range_middle: between, today, outside, disabled }: Modifiers): string => {
  if (between) return "border-transparent text-accent-ink hover:bg-hover";
  if (selected) return "border-transparent bg-accent font-medium text-accent-contrast";
  return cn(
    today ? "border-line-strong" : "border-transparent",
    disabled ? "text-ink-faint opacity-65" : "hover:bg-hover",
    outside && !disabled && "text-ink-muted",
  );
};

const Day = (props: DayButtonProps) => (
  <DayButton {...props} className={cn("size-8 rounded-md border tabular outline-focus", dayLook(props.modifiers))} />
);

/** Replacements of the library's calendar components. */
export const CALENDAR_PARTS: Partial<CustomComponents> = {
  Chevron: ({ orientation }) =>
    orientation === "left" ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />,
  DayButton: Day,
  Dropdown: ({ options = [], value, onChange, disabled, "aria-label": label }) => (
    <Select
      aria-label={label}
      options={options.map((it) => ({ value: String(it.value), label: it.label, disabled: it.disabled }))}
      value={String(value)}
      onChange={onChange}
      disabled={disabled}
    />
  ),
};
