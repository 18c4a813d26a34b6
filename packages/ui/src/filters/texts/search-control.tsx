import type { ControlProps } from "../control-props.ts";
import type { SearchFilter } from "./search.ts";
import { SuggestInput } from "./suggest-input.tsx";

/** Free text with suggestions. */
export const SearchControl = ({ filter, value, onChange, name }: ControlProps<SearchFilter>) => (
  <SuggestInput
    name={name}
    label={filter.label}
    load={filter.suggest}
    text={value}
    onTextChange={onChange}
    onPick={(option) => onChange(option.value)}
    free
    placeholder={filter.placeholder}
    maxLength={filter.maxLength}
    disabled={Boolean(filter.disabledReason)}
  />
);
