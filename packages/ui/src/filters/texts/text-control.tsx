import { Search } from "lucide-react";
import { Input } from "../../primitives/controls/input.tsx";
import type { ControlProps } from "../control-props.ts";
import type { TextFilter } from "./text.ts";

/** Free text. */
export const TextControl = ({ filter, value, onChange, name, invalid = false }: ControlProps<TextFilter>) => (
  <Input
    {...name}
    type="search"
    autoComplete="off"
    startIcon={Search}
    invalid={invalid}
    maxLength={filter.maxLength}
    disabled={Boolean(filter.disabledReason)}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...(filter.placeholder !== undefined && { placeholder: filter.placeholder })}
  />
);
