import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { ErrorEntry } from "./errors/error-entries.ts";
import { ErrorSummary } from "./errors/error-summary.tsx";
import { FormScopeContext } from "./form-scope.ts";
import { useFormSubmit } from "./use-form-submit.ts";
import { movesAbove } from "../focus/moves-above.ts";
import { KEYS, pressed } from "../keys/keys.ts";
import { pressSubmit } from "./press-submit.ts";
import { useFrameKeys } from "./frame/use-frame-keys.ts";
import { usePressEnd } from "./use-press-end.ts";

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * Receives the parsed values. Return the promise of the request: until it settles the form is
   * submitting and cannot be submitted again. A rejection is not caught here.
   */
  onSubmit: (values: Output) => unknown;
  /** Receives the errors of a blocked submit, in addition to the error summary. */
  onInvalid?: ((errors: readonly ErrorEntry[]) => void) | undefined;
  /** For a submit button outside the form: `<SubmitButton form={form} formId="…">`. */
  id?: string | undefined;
  readOnly?: boolean | undefined;
  /** `false` if ⌘↵ has another meaning on the page. */
  submitShortcut?: boolean | undefined;
  children: ReactNode;
};

/**
 * A form: its fields are 16 px apart, ⌘↵ or Ctrl+↵ submits from anywhere in its window, and an invalid submit
 * moves the focus to the error summary.
 */
export const Form = <Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  id,
  readOnly = false,
  submitShortcut = true,
  children,
}: FormProps<Values, Output>) => {
  const ownId = useId();
  const formId = id ?? ownId;
  const [labels] = useState(() => new Map<string, string>());
  const element = useRef<HTMLFormElement>(null);
  const isLeft = useRef(true);
  const afterPress = usePressEnd();
  useFrameKeys(element, submitShortcut);
  const { submit, outcome } = useFormSubmit(form, { onSubmit, onInvalid, readOnly });

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // React events of a dialog bubble to the form that opened it, although the dialog is not inside the form element.
    if (!submitShortcut || !pressed(event, KEYS.submit) || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    pressSubmit(event.currentTarget);
  };
  return (
    <FormProvider {...form}>
      <FormScopeContext value={{ id: formId, readOnly, shortcut: submitShortcut, labels, isLeft, afterPress }}>
        <form
          ref={element}
          id={formId}
          noValidate
          data-slot="form"
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => void submit(event)}
          onKeyDown={onKeyDown}
          onFocusCapture={() => {
            isLeft.current = true;
          }}
          onBlurCapture={({ currentTarget, relatedTarget }) => {
            isLeft.current = !movesAbove(currentTarget, relatedTarget);
          }}
        >
          <ErrorSummary outcome={outcome} />
          {children}
        </form>
      </FormScopeContext>
    </FormProvider>
  );
};
