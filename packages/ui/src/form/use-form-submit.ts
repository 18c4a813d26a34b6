import { useRef, useState, type SubmitEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { errorEntries, type ErrorEntry } from "./errors/error-entries.ts";
import { inFormOrder } from "./errors/in-form-order.ts";

/** Result of the last submit: its errors, and whether it was blocked. */
export type SubmitOutcome = { entries: ErrorEntry[]; stopped: boolean };

/**
 * Submit handler of the form element: validates, then calls `onSubmit`, never concurrently and
 * never when read-only. Errors of `onSubmit` are not caught: the caller shows them.
 */
export const useFormSubmit = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  {
    onSubmit,
    onInvalid,
    readOnly,
  }: {
    onSubmit: (values: Output) => unknown;
    onInvalid: ((errors: readonly ErrorEntry[]) => void) | undefined;
    readOnly: boolean;
  },
) => {
  const busy = useRef(false);
  const [outcome, setOutcome] = useState<SubmitOutcome>({ entries: [], stopped: false });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events of a form in a dialog bubble to the form that opened the dialog.
    event.stopPropagation();
    if (busy.current || readOnly) return;
    const { id } = event.currentTarget;
    busy.current = true;
    let stopped = false;
    try {
      const run = form.handleSubmit(
        (values) => onSubmit(values),
        (errors) => {
          stopped = true;
          onInvalid?.(errorEntries(errors));
        },
      );
      await run(event);
    } finally {
      busy.current = false;
      setOutcome({ entries: inFormOrder(id, errorEntries(form.getErrors())), stopped });
    }
  };
  return { submit, outcome };
};
