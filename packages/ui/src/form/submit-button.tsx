import { use, type ReactNode } from "react";
import { useFormContext, useFormState, type Control, type FieldValues, type UseFormReturn } from "react-hook-form";
import { Button } from "../primitives/button/button.tsx";
import { SubmitKeys } from "../primitives/submit-keys.tsx";
import { FormScopeContext } from "./form-scope.ts";

export type SubmitButtonProps<Values extends FieldValues, Output> = {
  children: ReactNode;
  /** Reason why the form cannot be submitted; blocks ⌘↵ and Enter too. */
  reason?: string | undefined;
  /** Shows a busy state besides the form's own, for a mutation that `onSubmit` did not return. */
  pending?: boolean | undefined;
  /** With `formId`, for a button outside its `Form` (in the footer of a drawer). */
  form?: UseFormReturn<Values, unknown, Output> | undefined;
  formId?: string | undefined;
};

/** Submits its form; shows the shortcut and the pending state. Not rendered for a read-only form. */
export const SubmitButton = <Values extends FieldValues, Output>({
  children,
  reason,
  pending = false,
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
      variant="primary"
      loading={isSubmitting || pending}
      reason={reason}
      showsReason
      {...(formId !== undefined && { form: formId })}
      {...(shortcut && { "aria-keyshortcuts": "Control+Enter Meta+Enter" })}
    >
      {children}
      {shortcut && <SubmitKeys />}
    </Button>
  );
};
