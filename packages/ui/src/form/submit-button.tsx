import { use, type ReactNode } from "react";
import { useFormContext, useFormState, type Control, type FieldValues, type UseFormReturn } from "react-hook-form";
import { Button } from "../primitives/button/button.tsx";
import { SubmitKeys } from "../primitives/submit-keys.tsx";
import { FormScopeContext } from "./form-scope.ts";

export type SubmitButtonProps<Values extends FieldValues, Output> = {
  children: ReactNode;
  /** Why the form cannot be submitted now; ⌘↵ and Enter are then held back too. */
  reason?: string | undefined;
  /** Busy beyond the form's own submit, as while a mutation runs that `onSubmit` did not return. */
  pending?: boolean | undefined;
  variant?: "primary" | "danger" | undefined;
  /** With `formId`, for a button that stands outside its `Form` (in a drawer's footer). */
  form?: UseFormReturn<Values, unknown, Output> | undefined;
  formId?: string | undefined;
};

/** Submits its form; shows the shortcut, and that a submit is under way. A read-only form has none. */
export const SubmitButton = <Values extends FieldValues, Output>({
  children,
  reason,
  pending = false,
  variant = "primary",
  form,
  formId,
}: SubmitButtonProps<Values, Output>) => {
  const around: { control: unknown } | null = useFormContext();
  const scope = use(FormScopeContext);
  const control = (form ?? around)?.control;
  if (!control) throw new Error("A submit button outside <Form> needs its form and formId.");
  const { isSubmitting } = useFormState({ control: control as Control });
  const shortcut = scope?.shortcut ?? true;
  if (scope?.readOnly) return null;
  return (
    <Button
      type="submit"
      variant={variant}
      loading={isSubmitting || pending}
      reason={reason}
      {...(formId !== undefined && { form: formId })}
      {...(shortcut && { "aria-keyshortcuts": "Control+Enter Meta+Enter" })}
    >
      {children}
      {shortcut && <SubmitKeys />}
    </Button>
  );
};
