import { Select, type SelectOption } from "../../primitives/controls/select.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { ReadOnlyChoice } from "../frame/read-only-choice.tsx";
import { useField } from "../frame/use-field.ts";
import { withValue } from "../frame/with-value.ts";

export type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  placeholder?: string | undefined;
};

/** A select. The value is that of the selected option; `""` or undefined if none is selected. */
export const SelectField = (props: SelectFieldProps) => {
  const { placeholder = "Choose…" } = props;
  const field = useField<string>(props);
  const value = field.value ?? "";
  const options = withValue(props.options, value);
  return (
    <FieldFrame field={field} props={props}>
      {field.frozen ? (
        <ReadOnlyChoice field={field} label={options.find((option) => option.value === value)?.label} />
      ) : (
        <Select
          {...field.control}
          // Focus moves between the options while the list is open.
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && field.control.onBlur()}
          name={props.name}
          options={options}
          value={value}
          onValueChange={field.change}
          placeholder={placeholder}
          invalid={Boolean(field.error)}
        />
      )}
    </FieldFrame>
  );
};
