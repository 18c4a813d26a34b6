import { Switch } from "../../primitives/controls/switch.tsx";
import type { ControlProps } from "../control-props.ts";
import type { ToggleFilter } from "./toggle.ts";

/** A check box that restricts the list. */
export const ToggleControl = ({ filter, value, onChange, name }: ControlProps<ToggleFilter>) => (
  <Switch {...name} checked={value} disabled={Boolean(filter.disabledReason)} onCheckedChange={onChange} />
);
