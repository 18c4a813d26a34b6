import type { ComponentType } from "react";
import type { ControlProps } from "../control-props.ts";
import { DateRangeControl } from "../ranges/date-range-control.tsx";
import { DecimalRangeControl } from "../ranges/decimal-range-control.tsx";
import type { AnyFilter } from "../define-filters.ts";
import { LookupControl } from "../choices/lookup-control.tsx";
import { MultiSelectControl } from "../choices/multi-select-control.tsx";
import { PickerControl } from "../choices/picker-control.tsx";
import { SearchControl } from "../texts/search-control.tsx";
import { SelectControl } from "../choices/select-control.tsx";
import { TagsControl } from "../texts/tags-control.tsx";
import { TextControl } from "../texts/text-control.tsx";
import { ToggleControl } from "../choices/toggle-control.tsx";
import { TriStateControl } from "../choices/tri-state-control.tsx";

const CONTROLS: { [F in AnyFilter as F["kind"]]: ComponentType<ControlProps<F>> } = {
  "date-range": DateRangeControl,
  lookup: LookupControl,
  "money-range": DecimalRangeControl,
  "multi-select": MultiSelectControl,
  "number-range": DecimalRangeControl,
  picker: PickerControl,
  search: SearchControl,
  select: SelectControl,
  tags: TagsControl,
  text: TextControl,
  toggle: ToggleControl,
  "tri-state": TriStateControl,
};

/** Props without the relation between filter and value, which only the type of the set knows. */
export type LooseControlProps = Omit<ControlProps<AnyFilter>, "value" | "onChange"> & {
  value: unknown;
  onChange: (value: unknown) => void;
};

/** The control of a filter, by its kind. */
export const FilterControl = (props: LooseControlProps) => {
  const loose = CONTROLS as unknown as Readonly<Record<AnyFilter["kind"], ComponentType<LooseControlProps>>>;
  const Control = loose[props.filter.kind];
  return <Control {...props} />;
};
