import { Combobox } from "../../primitives/combobox/combobox.tsx";
import type { ControlProps } from "../control-props.ts";
import type { PickerFilter } from "./picker.ts";

const ANY = "";

/** A combobox of all options, with "any" first. */
export const PickerControl = ({ filter, value, onChange, name, anyLabel = "Any" }: ControlProps<PickerFilter>) => (
  <Combobox
    {...name}
    label={filter.label}
    options={[{ value: ANY, label: anyLabel }, ...filter.options]}
    value={value ?? ANY}
    disabled={Boolean(filter.disabledReason)}
    onValueChange={(next) => onChange(next === ANY ? undefined : next)}
  />
);
