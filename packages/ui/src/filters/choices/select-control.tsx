import { Select } from "../../primitives/controls/select.tsx";
import type { ControlProps } from "../control-props.ts";
import type { SelectFilter } from "./select-filter.ts";

const ANY = "";

/** A select with an "any" option. */
export const SelectControl = ({ filter, value, onChange, name, anyLabel = "Any" }: ControlProps<SelectFilter>) => (
  <Select
    {...name}
    options={[{ value: ANY, label: anyLabel }, ...filter.options]}
    value={value ?? ANY}
    disabled={Boolean(filter.disabledReason)}
    onValueChange={(next) => onChange(next === ANY ? undefined : next)}
  />
);
