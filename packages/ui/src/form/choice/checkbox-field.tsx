import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import { ChoiceFrame } from "../frame/choice-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type CheckboxFieldProps = FieldProps;

/** Yes or no, saved with the form. The value is a boolean. */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const field = useField<boolean>(props);
  return (
    <ChoiceFrame field={field} props={props}>
      <Checkbox
        {...field.control}
        name={props.name}
        checked={Boolean(field.value)}
        onChange={(event) => field.change(event.currentTarget.checked)}
        invalid={Boolean(field.error)}
        {...(field.frozen && { "aria-disabled": true, "aria-readonly": true })}
      />
    </ChoiceFrame>
  );
};
