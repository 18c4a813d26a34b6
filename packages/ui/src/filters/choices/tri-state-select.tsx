import { Select } from "../../primitives/controls/select.tsx";
import type { ControlProps } from "../control-props.ts";
import type { TriStateFilter } from "./tri-state.ts";

/** Any, yes or no as a select, where there is little room. */
export const TriStateSelect = ({ filter, value, onChange, name, anyLabel = "Any" }: ControlProps<TriStateFilter>) => (
  <Select
    {...name}
    disabled={Boolean(filter.disabledReason)}
    options={[
      { value: "", label: anyLabel },
      { value: "true", label: filter.yes },
      { value: "false", label: filter.no },
    ]}
    value={String(value ?? "")}
    onValueChange={(text) => onChange(text === "" ? undefined : text === "true")}
  />
);
