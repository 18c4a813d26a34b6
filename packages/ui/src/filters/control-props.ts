import type { AnyFilter, FilterValue } from "./define-filters.ts";

/** Accessible name and description of a control: a label's id or a text, and the id of the note below it. */
export type ControlName = {
  id: string;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-describedby"?: string | undefined;
};

/** Props of a filter's control. */
export type ControlProps<F extends AnyFilter> = {
  filter: F;
  value: FilterValue<F>;
  onChange: (value: FilterValue<F>) => void;
  name: ControlName;
  /** Label of "nothing set" where the filter's label is not next to the control: `Status: any`. */
  anyLabel?: string | undefined;
  invalid?: boolean | undefined;
};
