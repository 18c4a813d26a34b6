import { Switch } from "../../primitives/controls/switch.tsx";
import type { ControlProps } from "../control-props.ts";
import type { ToggleFilter } from "./toggle.ts";

/** Only these, or all. */
export const ToggleControl = ({ filter, value, onChange, name }: ControlProps<ToggleFilter>) => (
  <Switch {...name} checked={value} disabled={Boolean(filter.disabledReason)} onCheckedChange={onChange} />
);
