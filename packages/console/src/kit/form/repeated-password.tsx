import { PasswordField, type PasswordFieldProps } from "@backoffice/ui/form";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";

type RepeatedPasswordProps = PasswordFieldProps & {
  /** Name of the field with the password. */
  of: string;
};

/** Repeats a password; validated again when the password itself is changed afterwards. */
export const RepeatedPassword = ({ of, ...props }: RepeatedPasswordProps) => {
  const { name } = props;
  const { control, trigger, getFieldState } = useFormContext();
  const password: unknown = useWatch({ control, name: of });
  useEffect(() => {
    if (getFieldState(name).isTouched) void trigger(name);
  }, [password, name, trigger, getFieldState]);
  return <PasswordField {...props} />;
};
