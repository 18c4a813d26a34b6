import { useFormState, type FieldValues, type UseFormReturn } from "react-hook-form";

/** Whether the form has unsaved changes: its values differ from its default values. */
export const useUnsaved = <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>): boolean =>
  useFormState({ control: form.control }).isDirty;
