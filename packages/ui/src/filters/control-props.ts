import type { AnyFilter, FilterValue } from "./define-filters.ts";

/** How a control is called and described: by a label's id or a text of its own, and by the note under it. */
export type ControlName = {
  id: string;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-describedby"?: string | undefined;
};

/** What the control of a filter gets. */
export type ControlProps<F extends AnyFilter> = {
  filter: F;
  value: FilterValue<F>;
  onChange: (value: FilterValue<F>) => void;
  name: ControlName;
  /** What "nothing set" is called where the label is not beside the control: `Status: any`. */
  anyLabel?: string | undefined;
  invalid?: boolean | undefined;
};
