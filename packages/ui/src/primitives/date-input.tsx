import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { controlLooks } from "./control-looks.ts";

export type DateInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** A day, or a day and a time of day. */
  type: "date" | "datetime-local";
  invalid?: boolean | undefined;
};

/** The browser's own box for a date: its order of day and month, its calendar, its keys. */
export const DateInput = ({ invalid = false, className, ...rest }: DateInputProps) => (
  <input
    data-slot="date-input"
    aria-invalid={invalid || undefined}
    {...rest}
    className={cn(
      controlLooks({ invalid }),
      "h-control ps-2.5 pe-1.5 tabular read-only:bg-sunken",
      "[&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:rounded-sm [&::-webkit-calendar-picker-indicator]:p-1 [&::-webkit-calendar-picker-indicator]:opacity-55 hover:[&::-webkit-calendar-picker-indicator]:opacity-90 read-only:[&::-webkit-calendar-picker-indicator]:hidden",
      className,
    )}
  />
);
