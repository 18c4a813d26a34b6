import { Combobox, type ComboboxProps } from "../../primitives/combobox/combobox.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { ReadOnlyChoice } from "../frame/read-only-choice.tsx";
import { useField } from "../frame/use-field.ts";
import { withValue } from "../frame/with-value.ts";

export type ComboboxFieldProps = FieldProps & {
  options: ComboboxProps["options"];
  placeholder?: string | undefined;
  searchPlaceholder?: string | undefined;
  /** Shown when no option matches the typed text. */
  emptyText?: string | undefined;
};

/** A combobox. The value is that of the selected option; `""` if none is selected. */
export const ComboboxField = (props: ComboboxFieldProps) => {
  const { placeholder = "Choose…", searchPlaceholder, emptyText } = props;
  const field = useField<string>(props);
  const value = field.value ?? "";
  const options = withValue(props.options, value);
  return (
    <FieldFrame field={field} props={props}>
      {field.frozen ? (
        <ReadOnlyChoice field={field} label={options.find((option) => option.value === value)?.label} />
      ) : (
        <Combobox
          {...field.control}
          // Focus in the open list is still within the field.
          onBlur={(event) => event.currentTarget.ariaExpanded !== "true" && field.control.onBlur()}
          label={props.label}
          options={options}
          value={value}
          onValueChange={field.change}
          placeholder={placeholder}
          invalid={Boolean(field.error)}
          {...(searchPlaceholder !== undefined && { searchPlaceholder })}
          {...(emptyText !== undefined && { emptyText })}
        />
      )}
    </FieldFrame>
  );
};
