import { Switch } from "../../primitives/controls/switch.tsx";
import { ChoiceFrame } from "../frame/choice-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type SwitchFieldProps = FieldProps;

/** On or off. The value is a boolean. */
export const SwitchField = (props: SwitchFieldProps) => {
  const field = useField<boolean>(props);
  const { "aria-required": required, ...control } = field.control;
  return (
    <ChoiceFrame field={field} props={props}>
      <Switch
        {...control}
        checked={Boolean(field.value)}
        onCheckedChange={field.change}
        invalid={Boolean(field.error)}
        {...(required && { required })}
        {...(field.frozen && { "aria-disabled": true, "aria-readonly": true })}
      />
    </ChoiceFrame>
  );
};
